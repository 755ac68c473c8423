import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer, rowsOf } from './gazetteer.ts';
import { foldName } from './names.ts';
import type { Place } from './place.ts';

const rows = rowsOf(readFileSync(join(process.cwd(), 'data/other-names.tsv')));

/** Regions until 2015, by their folded name. */
const formerRegions = new Map(
  rows.flatMap(([name = '', , isRegion]) => (isRegion ? [[foldName(name), name] as const] : [])),
);

/** Slugs by folded name. */
export const otherNames: ReadonlyMap<string, string> = new Map(
  rows.map(([name = '', slugs = '']) => [foldName(name), slugs]),
);

/** The places of another, folded name; for a former region, that of today and its departments. */
export function placesOfOtherName(name: string): Place[] {
  const slugs = otherNames.get(name)?.split(' ') ?? [];
  return slugs.flatMap((slug) => gazetteer().bySlug(slug) ?? []);
}

/** The places with another name that begins so. */
export function placesOfOtherPrefix(words: string): Place[] {
  const names = [...otherNames.keys()].filter((name) => name.startsWith(words));
  return names.flatMap(placesOfOtherName);
}

/** The former region of a folded name, and the region of today with that area; `null` for another name. */
export function formerRegion(folded: string) {
  const name = formerRegions.get(folded);
  const [region] = placesOfOtherName(folded);
  return name !== undefined && region !== undefined ? { name, region } : null;
}
