import { adCard } from '@/lib/ads/card';
import { defaultSearch } from '@/lib/ads/search';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { specialtyDescription, specialtyFacts } from '@/lib/ads/specialty/specialty-facts';
import { inSentence, linksToSearch } from '@/lib/ads/specialty/specialty-page';
import { specialtyHref, specialtySlug } from '@/lib/ads/specialty/specialty-url';
import { typeset } from '@/lib/french/typography';
import type { FoundAds } from '@/lib/places/ads-index/ad-query';
import type { AreaFacts } from '@/lib/places/ads-index/counts';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace } from '@/lib/places/gazetteer/phrases';
import type { Department } from '@/lib/places/gazetteer/place';
import { type LandingPages, type LandingPair, pairKey } from './landing-pages';
import { specialtyInDepartmentHref } from './landing-url';
import { byName, type CountedLink, type LinkGroup, placeLink } from './links';
import { neighboursOf, pageOf } from './neighbours';
import { usualPay } from './place-facts';
import type { LandingPage } from './place-page';

type PairData = {
  pair: LandingPair;
  specialty: Specialty;
  facts: AreaFacts;
  /** The latest of its ads. */
  found: FoundAds;
  pages: LandingPages;
  specialties: Specialty[];
  places: Gazetteer;
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
};

/** The page of a specialty in a department. */
export function pairPage(data: PairData): LandingPage {
  const { pair, specialty, found, specialties } = data;
  const { department } = pair;
  const name = inSentence(specialty.name);
  const where = inPlace(department);
  const search = { ...defaultSearch, specialty: specialty.id, place: department.slug };
  const results = found.ads.map(({ published }) => published.ad);
  const isWhole = found.count === results.length;
  const ads = { count: found.count, results, next: isWhole ? null : 'more' };
  const path = specialtyInDepartmentHref(specialtySlug(specialty, specialties), department);
  const usual = usualPay(data.facts);
  return {
    title: `Remplacement ${name} ${where} (${department.code}) : annonces`,
    heading: `Remplacements en ${name} ${where}`,
    description: specialtyDescription(name, ads, where),
    path,
    facts: [...specialtyFacts(name, ads, where), ...(usual === null ? [] : [typeset(usual)])],
    cards: found.ads.map(({ published }) => adCard(published, data.today)),
    search,
    ...linksToSearch(search, !isWhole),
    crumbs: [
      { name: specialty.name, path: specialtyHref(specialty, specialties) },
      { name: department.name, path },
    ],
    groups: groupsOf(data).filter(({ links }) => links.length > 0),
  };
}

/** The same specialty around, other ones here, and all of them. */
function groupsOf({ pair, specialty, pages, specialties, places }: PairData): LinkGroup[] {
  const { department } = pair;
  const where = inPlace(department);
  const whole = pageOf(department, pages, places);
  const here = specialties
    .filter(({ id }) => id !== specialty.id)
    .flatMap((other) => pairLink(other.name, department, other) ?? [])
    .sort(byName);
  const around = neighboursOf(department, places).flatMap(
    (other) => pairLink(other.name, other, specialty) ?? [],
  );
  return [
    { title: `${specialty.name} dans les départements voisins`, links: around },
    { title: `Autres spécialités ${where}`, links: here },
    { title: `Toutes les spécialités ${where}`, links: whole === null ? [] : [placeLink(whole)] },
  ];

  function pairLink(name: string, where: Department, which: Specialty): CountedLink | null {
    const known = pages.pairs.get(pairKey(where, which.id));
    return known ? linkTo(known, name, specialties) : null;
  }
}

/** The pages of a specialty in departments, those with the most ads first. */
export function departmentLinks(
  specialty: Specialty,
  pages: LandingPages,
  specialties: Specialty[],
): CountedLink[] {
  return largestFirst(pages)
    .filter((pair) => pair.specialty === specialty.id)
    .flatMap((pair) => linkTo(pair, pair.department.name, specialties) ?? []);
}

/** All pages of specialties in departments, those with the most ads first. */
export function pairLinks(pages: LandingPages, specialties: Specialty[]): CountedLink[] {
  return largestFirst(pages).flatMap((pair) => {
    const name = specialtyById(specialties, pair.specialty)?.name;
    return linkTo(pair, `${name} ${inPlace(pair.department)}`, specialties) ?? [];
  });
}

function largestFirst({ pairs }: LandingPages): LandingPair[] {
  return [...pairs.values()].sort((one, other) => other.count - one.count);
}

/** `null` for a specialty that the API does not know. */
function linkTo(
  { department, specialty: id, count }: LandingPair,
  name: string,
  specialties: Specialty[],
): CountedLink | null {
  const specialty = specialtyById(specialties, id);
  if (specialty === undefined) return null;
  const href = specialtyInDepartmentHref(specialtySlug(specialty, specialties), department);
  return { name, href, count };
}
