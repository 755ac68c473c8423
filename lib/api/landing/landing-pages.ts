import type { Ad } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { countsOfAds, placeSearchState, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { IndexNotReadyError } from '@/lib/api/errors';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import type { RedisLink } from '@/lib/cache/redis-link';
import { sharing } from '@/lib/cache/sharing';
import { dayAt } from '@/lib/french/day';
import type { AdCounts } from '@/lib/places/ads-index/counts';
import { type LandingPages, landingPagesOf, namesOf } from '@/lib/places/landing/landing-pages';
import { placeHref, placesPath } from '@/lib/places/landing/landing-url';
import {
  adPlaceLink,
  type CountedLink,
  departmentLinks,
  pairLinks,
  regionLinks,
} from '@/lib/places/landing/links';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** Where the instances remember them: the key of a set. */
type Redis = { link: RedisLink; key: string };

/** Seconds after which Redis forgets the pages of a site that runs no more. */
const lifeSeconds = 30 * 24 * 60 * 60;

/**
 * Which landing pages there were, so that one stays to its last ad (docs/product.md#landing-pages): in this process,
 * and with Redis for the other instances and those that start later.
 */
export class PageMemory {
  readonly #redis: Redis | null;
  #last: { counts: AdCounts; pages: LandingPages } | null = null;
  #names: ReadonlySet<string> = new Set();

  /** @param redis `null` for an instance alone. */
  constructor(redis: Redis | null) {
    this.#redis = redis;
  }

  /** The pages for these counts: made once for them. */
  async pagesOf(counts: AdCounts): Promise<LandingPages> {
    if (this.#last?.counts === counts) return this.#last.pages;
    const stored = this.#redis && (await read(this.#redis));
    const before = new Set([...this.#names, ...(stored ?? [])]);
    const pages = landingPagesOf(counts, before);
    this.#last = { counts, pages };
    this.#names = namesOf(pages);
    if (this.#redis && stored) write(this.#redis, stored, this.#names);
    return pages;
  }
}

/** What Redis has; `null` while it is down: then an instance that starts needs three ads. */
async function read({ link, key }: Redis): Promise<ReadonlySet<string> | null> {
  const names = await link.run((client) => client.sMembers(key)).catch(() => null);
  return names && new Set(names);
}

function write({ link, key }: Redis, stored: ReadonlySet<string>, names: ReadonlySet<string>) {
  const added = [...names].filter((name) => !stored.has(name));
  const removed = [...stored].filter((name) => !names.has(name));
  link
    .run(async (client) => {
      if (added.length > 0) await client.sAdd(key, added);
      if (removed.length > 0) await client.sRem(key, removed);
      await client.expire(key, lifeSeconds);
    })
    // Read and written again with the next pages.
    .catch(() => {});
}

const memory = processSingleton(
  'landing pages',
  () => new PageMemory(sharing && { link: sharing.link, key: `${sharing.prefix}landing` }),
);

/** The landing pages there are; `null` when the index is not ready. */
export async function landingPages(): Promise<LandingPages | null> {
  const counts = await countsOfAds();
  return counts && memory.pagesOf(counts);
}

/** The landing pages there are, and the counts they follow from. @throws {IndexNotReadyError} without an index. */
export async function countedPages() {
  const counts = await countsOfAds();
  if (counts === null) throw new IndexNotReadyError('The index of ads is not ready');
  return { counts, pages: await memory.pagesOf(counts) };
}

/** {@link countedPages}, once the index is ready, if it becomes so while a search would wait for it. */
export async function waitForLandingPages(): Promise<LandingPages> {
  await searchAdsByPlace({ today: dayAt(new Date()) });
  return (await countedPages()).pages;
}

/**
 * Every landing page for the sitemap; `null` when the search by place is off.
 * @throws {IndexNotReadyError} while the index prepares.
 * @throws {ApiError} when the API fails to say which specialties there are.
 */
export async function readLandingEntries() {
  if (placeSearchState() === 'off') return null;
  const specialties = await specialtiesResource.read();
  const pages = await waitForLandingPages();
  const paths = [
    placesPath,
    ...[...pages.places.values()].map(({ place }) => placeHref(place)),
    ...pairLinks(pages, specialties).map(({ href }) => href),
  ];
  return paths.map((path) => ({ path, lastmod: null }));
}

/* Links from other pages to landing pages: none while the index prepares, or when the search by place is off. */

/** The pages of the regions, by name. */
export async function readRegionLinks(): Promise<CountedLink[]> {
  const pages = await landingPages();
  return pages === null ? [] : regionLinks(pages);
}

/** The pages of a specialty in departments, those with the most ads first. */
export async function readDepartmentLinks(
  specialty: Specialty,
  all: Specialty[],
): Promise<CountedLink[]> {
  const pages = await landingPages();
  return pages === null ? [] : departmentLinks(specialty, pages, all);
}

/** The page of the department of an ad: « Autres annonces dans le Finistère »; `null` when there is none. */
export async function readAdPlaceLink(ad: Ad): Promise<{ name: string; href: string } | null> {
  const pages = await landingPages();
  return pages && adPlaceLink(ad, pages);
}
