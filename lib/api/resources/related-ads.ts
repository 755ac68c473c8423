import type { Ad } from '@/lib/ads/ad';
import { ownerKey } from '@/lib/ads/ad-in-words';
import { adCard } from '@/lib/ads/card';
import { isEnded } from '@/lib/ads/ended';
import { locate } from '@/lib/ads/index/indexed-ad';
import type { FoundAd } from '@/lib/ads/index/search';
import { distanceInWords } from '@/lib/ads/list/list-page';
import { defaultSearch } from '@/lib/ads/search';
import { findAds } from '@/lib/api/ads-list';
import { readAdsOfSpecialty } from '@/lib/api/resources/ads';
import { adsCacheLife, tags } from '@/lib/cache/lifetimes';
import { limitLife } from '@/lib/runtime/current-request';

/** Where one may go on from an ad: open ads, at most four of the same specialty, and of the same owner. */
export type RelatedAds = Awaited<ReturnType<typeof readRelatedAds>>;

const maxAds = 4;
/** Kilometres: a similar ad farther away is elsewhere. */
const maxDistance = 200;
/** Kilometres around the Earth. */
const everywhere = 40_075;
/** Kilometres: a postal address and the centre of its town are not the same place. */
const samePlace = 0.2;
const maxAtPlace = 50;

/** The ads that the page of an ad shows (docs/product.md#related-ads). Never throws: the page works without them. */
export async function readRelatedAds(ad: Ad, today: string) {
  const { ofOwner, ofSpecialty } = await readNear(ad, today);
  const owned = new Set(ofOwner.map(idOf));
  const similar = ofSpecialty
    .filter((found) => idOf(found) !== ad.id && !owned.has(idOf(found)))
    .filter(({ published }) => !isEnded(published.ad, today))
    .slice(0, maxAds);
  const shown = [...similar, ...ofOwner];
  if (shown.length > 0) limitLife(adsCacheLife, shown.map(idOf).map(tags.ad));
  const cardOf = (found: FoundAd) =>
    adCard(found.published, today, defaultSearch, distanceInWords(found));
  const isFar = ({ distanceKm }: FoundAd) => distanceKm !== null && distanceKm > maxDistance;
  return {
    /** Ads of the same specialty, the nearest first where the index knows. */
    similar: similar.filter((found) => !isFar(found)).map(cardOf),
    /** Similar ads that are far away. */
    elsewhere: similar.filter(isFar).map(cardOf),
    /** Ads of the same owner at the same place, where the index knows. */
    ofOwner: ofOwner.map(cardOf),
  };
}

async function readNear(ad: Ad, today: string) {
  const { id, specialty, user, location } = ad;
  const { position } = locate({ location });
  const areaOf = (radiusKm: number) =>
    position && ({ kind: 'around', centre: position, radiusKm } as const);
  // One of them may be the ad itself, and others those of its owner.
  const limit = 2 * maxAds + 1;
  const query = { today, area: areaOf(everywhere), sort: 'distance' as const };
  const ofSpecialty = specialty && (await findAds({ ...query, specialty: specialty.id, limit }));
  const owner = ownerKey(user);
  const atPlace =
    owner !== null && position !== null
      ? await findAds({ ...query, area: areaOf(samePlace), limit: maxAtPlace })
      : null;
  const ofOwner = (atPlace?.ads ?? [])
    .filter(({ published: { ad } }) => ad.id !== id && ownerKey(ad.user) === owner)
    .slice(0, maxAds)
    .map((found) => ({ ...found, distanceKm: null }));
  return { ofSpecialty: ofSpecialty?.ads ?? (await readFromList(ad)), ofOwner };
}

/** The first ads of the specialty, where nothing can be compared by place. */
async function readFromList({ specialty }: Ad): Promise<FoundAd[]> {
  const ads = specialty && (await readAdsOfSpecialty(specialty.id));
  const unplaced = { distanceKm: null, commune: null, position: null, isApproximate: false };
  return (ads ?? []).map((published) => ({ published, ...unplaced }));
}

function idOf({ published }: FoundAd): number {
  return published.ad.id;
}
