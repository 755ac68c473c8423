import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { readPlaceNear } from '@/lib/api/browser/places';

/** Milliseconds for the position; one of the last five minutes will do. */
const options = { timeout: 10_000, maximumAge: 300_000 };

const wayOn = 'Indiquez plutôt une ville ou un code postal.';

/** The town nearest to the device, or why there is none, with a way on. */
export async function locate(): Promise<PlaceSummary | string> {
  try {
    const { coords } = await currentPosition();
    const place = await readPlaceNear(coords);
    return place ?? `Aucune commune française n’est proche de votre position. ${wayOn}`;
  } catch (error) {
    return `${reasonOf(error)} ${wayOn}`;
  }
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });
}

/** A refusal has the code 1 of GeolocationPositionError; Safari has no class of that name to compare with. */
function reasonOf(error: unknown): string {
  const isRefused =
    typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
  return isRefused
    ? 'Votre navigateur ne partage pas votre position avec ce site.'
    : 'Votre position n’a pas pu être déterminée.';
}
