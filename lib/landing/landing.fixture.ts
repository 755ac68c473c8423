import type { Ad } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import type { AdCounts } from '@/lib/ads/index/counts';
import { areaOf as searchArea } from '@/lib/ads/list/list-page';
import { defaultRadius } from '@/lib/ads/search';
import { areaOf, type LandingPages, landingPagesOf, namesOf } from './landing-pages';

/** The day of these tests. */
const today = '2026-12-01';

export const specialties = [
  { id: 1, name: 'Médecine générale' },
  { id: 2, name: 'Pédiatrie' },
  { id: 3, name: 'ORL' },
];

const towns = {
  Quimper: '29000',
  Brest: '29200',
  Landerneau: '29800',
  Morlaix: '29600',
  Rennes: '35000',
  Paris: '75011',
  'Saint-Denis': '97400',
  'Les Sables-d’Olonne': '85100',
};
type Town = keyof typeof towns;

/** How many ads of which specialty, by its id, are in a town. */
export type Sample = [town: Town, specialty: number, count: number, values?: Partial<Ad>][];

/** An index with these ads, all of them open. */
function indexOf(sample: Sample): AdsIndex {
  const index = new AdsIndex();
  let id = 0;
  const ads = sample.flatMap(([city, specialty, count, values = {}]) =>
    Array.from({ length: count }, () => {
      id += 1;
      return anAd({
        id,
        title: `Annonce ${id}`,
        specialty: specialties.find((one) => one.id === specialty) ?? null,
        location: {
          name: null,
          address: null,
          city,
          postal_code: towns[city],
          latitude: null,
          longitude: null,
        },
        ...values,
      });
    }),
  );
  index.put(
    ads.map((ad) => ({ ad, publishedAt: `2026-11-${String((ad.id % 28) + 1).padStart(2, '0')}` })),
  );
  return index;
}

/** How many ads there are of these. */
export function countsOf(sample: Sample): AdCounts {
  return indexOf(sample).counts(today);
}

/** The landing pages for these ads. */
export function pagesOf(sample: Sample, before?: LandingPages): LandingPages {
  const names = before === undefined ? new Set<string>() : namesOf(before);
  return landingPagesOf(countsOf(sample), names);
}

/** The data of the page of a place. */
export function placeData(slug: string, sample: Sample, limit = 20) {
  const index = indexOf(sample);
  const counts = index.counts(today);
  const pages = landingPagesOf(counts, new Set());
  const landing = pages.places.get(slug);
  if (landing === undefined) throw new Error(`${slug} has no page`);
  const area = areaOf(landing.place);
  return {
    landing,
    facts: counts.factsOf(area),
    searched: counts.factsOf(searchArea(landing.place, defaultRadius)).specialties,
    found: index.search({ ...everything, area, limit }),
    pages,
    specialties,
    today,
  };
}

/** The data of the page of a specialty in a department. */
export function pairData(key: string, sample: Sample, limit = 20) {
  const index = indexOf(sample);
  const counts = index.counts(today);
  const pages = landingPagesOf(counts, new Set());
  const pair = pages.pairs.get(key);
  const specialty = specialties.find(({ id }) => id === pair?.specialty);
  if (pair === undefined || specialty === undefined) throw new Error(`${key} has no page`);
  const area = { kind: 'department' as const, code: pair.department.code };
  const found = index.search({ ...everything, area, specialty: specialty.id, limit });
  const facts = counts.factsOf(area, specialty.id);
  return { pair, specialty, facts, found, pages, specialties, today };
}

const everything = {
  startDate: null,
  endDate: null,
  sort: 'recent' as const,
  today,
  offset: 0,
};
