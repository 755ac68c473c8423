/** The path of the list. */
export const adListPath = '/annonces';

/** The path of an ad; `adHref` adds a search. */
export function adPath(id: number): string {
  return `${adListPath}/${id}`;
}

/** The page that asks which place is meant. */
export const placeChoicePath = `${adListPath}/quel-lieu`;

/** The page that puts ads together. */
export const planningPath = `${adListPath}/planning`;

/** Where an ad leads back to the search of its list without JavaScript. */
export const backToListPath = `${adListPath}/retour`;

/** Reads the id of an ad from a path: a positive integer in its shortest form, else `null`. Each ad has one URL. */
export function parseAdId(segment: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
