import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { type AdCard, adCard } from '@/lib/ads/card';
import { isOver } from '@/lib/ads/detail/over';
import { ownerKey } from '@/lib/ads/owner';
import { placeSearchState, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { getAdsOfSpecialtyOrNull } from '@/lib/api/resources/ads';
import { adsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { Coordinates } from '@/lib/map/position';
import type { FoundAd } from '@/lib/places/ads-index/ad-query';
import { locate } from '@/lib/places/ads-index/locate';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { distanceInWords } from '@/lib/places/place-search/place-page';
import { limitLife } from '@/lib/runtime/response-state';

/** Where one may go on from an ad: open ads, at most four of each kind. */
export type RelatedAds = {
  /** Of the same specialty, the nearest first where the index knows. */
  similar: AdCard[];
  /** Of the same owner at the same place, where the index knows. */
  ofOwner: AdCard[];
};

const maxAds = 4;

/**
 * The ads that the page of another shows (docs/product.md#related-ads). Never throws: the page is complete without. It
 * is revalidated when one of them changes.
 *
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export async function readRelatedAds(ad: Ad, today: string): Promise<RelatedAds> {
  // Without an index there is nothing to compare it with.
  const position = placeSearchState() === 'ready' ? locate(gazetteer(), ad).position : null;
  const [ofOwner, ofSpecialty] = await Promise.all([
    findAdsOfOwner(ad, position, today),
    findAdsOfSpecialty(ad, position, today),
  ]);
  const owned = new Set(ofOwner.map(idOf));
  const similar = ofSpecialty.filter((found) => !owned.has(idOf(found))).slice(0, maxAds);
  const shown = [...similar, ...ofOwner];
  if (shown.length > 0) limitLife(adsCacheLife, shown.map(idOf).map(tags.ad));
  const cardOf = (found: FoundAd) => ({
    ...adCard(found.published, today),
    distance: distanceInWords(found),
  });
  return { similar: similar.map(cardOf), ofOwner: ofOwner.map(cardOf) };
}

/** Kilometres around the Earth: everywhere. */
const everywhere = 40_075;

async function findAdsOfSpecialty(
  { id, specialty }: Ad,
  position: Coordinates | null,
  today: string,
): Promise<FoundAd[]> {
  if (specialty === null) return [];
  // One of them may be the ad itself, and others those of its owner.
  const limit = 2 * maxAds + 1;
  const found =
    (await searchIndex({
      position,
      radiusKm: everywhere,
      specialty: specialty.id,
      today,
      limit,
    })) ??
    (await getAdsOfSpecialtyOrNull(specialty.id))?.map(unplaced) ??
    [];
  return found.filter(({ published }) => published.ad.id !== id && !isOver(published.ad, today));
}

/** Kilometres: a postal address and the centre of its town are not the same place. */
const samePlace = 0.2;
const maxAtPlace = 50;

async function findAdsOfOwner(
  { id, user }: Ad,
  position: Coordinates | null,
  today: string,
): Promise<FoundAd[]> {
  const key = ownerKey(user);
  if (key === null || position === null) return [];
  const query = { position, radiusKm: samePlace, specialty: null, today, limit: maxAtPlace };
  const found = (await searchIndex(query)) ?? [];
  const others = found.filter(({ published: { ad } }) => ad.id !== id && ownerKey(ad.user) === key);
  // The place is the same.
  return others.slice(0, maxAds).map((each) => ({ ...each, distanceKm: null }));
}

type Search = {
  position: Coordinates | null;
  radiusKm: number;
  specialty: number | null;
  today: string;
  limit: number;
};

/** The nearest ads, the latest without a position; `null` when there is no index yet, or none at all. */
async function searchIndex({ position, radiusKm, ...query }: Search): Promise<FoundAd[] | null> {
  if (placeSearchState() !== 'ready') return null;
  const { ads } = await searchAdsByPlace({
    ...query,
    area: position && { kind: 'around', centre: position, radiusKm },
    startDate: null,
    endDate: null,
    sort: 'distance',
    offset: 0,
  });
  return ads;
}

function unplaced(published: PublishedAd): FoundAd {
  return { published, distanceKm: null, position: null, isApproximate: false };
}

function idOf({ published }: FoundAd): number {
  return published.ad.id;
}
