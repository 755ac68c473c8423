import type { PlaceSummary } from './place-summary-schema.ts';

/** A place as a field and a list of suggestions name it: « Villepinte (93) », « Bretagne ». */
export function placeLabel({ name, department }: PlaceSummary): string {
  return department === null ? name : `${name} (${department})`;
}

/** What tells a suggestion from others of its name: « Région », « Département », « 29000 ». */
export function placeDetail({ kind, postalCodes }: PlaceSummary): string {
  if (kind === 'region') return 'Région';
  if (kind === 'department') return 'Département';
  const [first, second] = postalCodes;
  if (first === undefined) return '';
  return second === undefined ? first : `${first}…`;
}
