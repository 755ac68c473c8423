/**
 * Reads the id of an ad from the path of its page: a positive integer in its shortest form, so that
 * each ad has one URL. `null` for anything else.
 */
export function parseAdId(segment: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(segment)) return null;
  const id = Number(segment);
  return Number.isSafeInteger(id) ? id : null;
}
