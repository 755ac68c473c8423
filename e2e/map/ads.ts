import type { Api } from '../stage/api.ts';

/** Fields of an ad, as the API sends it, that make a difference to the map. */
type Place = {
  latitude?: number | null;
  longitude?: number | null;
  city?: string | null;
  postal_code?: string | null;
  address?: string | null;
};

/** An ad as the API sends it. */
export function adOnTheWire(id: number, title: string, { city = 'Quimper', ...place }: Place) {
  return {
    id,
    title,
    specialty: { id: 1, name: 'Médecine générale' },
    user: { first_name: 'Anne', last_name: 'Le Goff', user_type: 'doctor' },
    location: { name: null, address: null, city, postal_code: null, ...place },
    start_date: '2026-12-01',
  };
}

/** A page of ads as the API sends it, the only one of its list. */
export function pageOnTheWire(results: ReturnType<typeof adOnTheWire>[]) {
  return { count: results.length, results, next: null, previous: null };
}

/**
 * Makes the API return these ads: in the list that a call with `match` requests, and each by itself, because
 * hovering a card prefetches its page.
 */
export async function giveAds(
  api: Api,
  match: string,
  ads: ReturnType<typeof adOnTheWire>[],
): Promise<void> {
  await api.give(match, pageOnTheWire(ads));
  await Promise.all(ads.map((ad) => api.give(`GET /api/v1/ads/${ad.id}`, ad)));
}
