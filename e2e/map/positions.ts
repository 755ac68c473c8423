import type { BrowserContext } from '@playwright/test';

/** What of an ad, as the API sends it, says where it is. */
type WireAd = {
  id: number;
  location: {
    address?: string | null;
    city?: string | null;
    latitude?: number | string | null;
    longitude?: number | string | null;
  } | null;
};

/** Answers for where the ads are, from what the API says of them. */
export async function answerPositions(context: BrowserContext, apiUrl: string): Promise<void> {
  await context.route('**/api/map/positions**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const id = /\/(\d+)$/.exec(pathname)?.[1];
    const answer = await fetch(`${apiUrl}/api/v1/ads/${id ?? search}`);
    if (!answer.ok) return route.fulfill({ status: answer.status === 404 ? 404 : 502, json: {} });
    const body = await answer.json();
    return route.fulfill({
      json: id ? positionOf(body) : { positions: body.results.map(positionOf) },
    });
  });
}

function positionOf({ id, location }: WireAd) {
  const { latitude, longitude, address, city } = location ?? {};
  const known = latitude != null && longitude != null;
  return {
    id,
    coordinates: known ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    source: known ? 'ad' : null,
    geocodeKey: address || city ? `${address ?? ''}|${city ?? ''}`.toLowerCase() : null,
  };
}
