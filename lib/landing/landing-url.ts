import { adListPath } from '../ads/ad-paths.ts';
import { specialtyRoot } from '../ads/specialty/specialty.ts';

/** The page of all places: the map of France and the list. */
export const placesPath = `${adListPath}/lieux`;

/** The folder of the pages of places. */
export const placeRoot = `${adListPath}/lieu`;

/** The URL of the page of a place, from the root of the site. */
export function placeHref({ slug }: { slug: string }): string {
  return `${placeRoot}/${slug}`;
}

/** The URL of the page of a specialty, by the slug of its own page, in a department. */
export function specialtyInDepartmentHref(specialty: string, department: { slug: string }): string {
  return `${specialtyRoot}/${specialty}/${department.slug}`;
}

/** The name of a landing page in the URL of its share image: `quimper-29`, or `pediatrie_finistere`. */
export function landingNameOf(path: string): string {
  const root = path.startsWith(`${placeRoot}/`) ? placeRoot : specialtyRoot;
  return path.slice(root.length + 1).replace('/', '_');
}

/** The slugs in such a name: of a place, or of a specialty and a department. */
export function readLandingName(name: string): { place: string; specialty: string | null } {
  const [, specialty = null, place = ''] = /^(?:(.*)_)?(.*)$/s.exec(name) ?? [];
  return { place, specialty };
}
