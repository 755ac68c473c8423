import { type Profile, practitionerFormPath } from './profile.ts';

/*
 * The pre-registration is three kept pages, one for each that it is for. They live under an internal
 * path that only proxy.ts leads to: the profile travels in it rather than as a query (architecture.md,
 * « Caching »), and no page is made before it is asked for, when the addresses of the form services
 * are those the server was started with.
 */

/** Whom a page of pre-registration is for. */
export type FormPage = Profile | 'etablissement';

const root = `${practitionerFormPath}/formulaire`;
const pages: readonly FormPage[] = ['medecin', 'remplacant', 'etablissement'];

/** The internal path that renders a page of pre-registration. */
export function formPagePath(page: FormPage): string {
  return `${root}/${page}`;
}

/** Reads whom the page is for from the last segment of that path; `null` for anything else. */
export function readFormPageSegment(segment: string): FormPage | null {
  return pages.find((page) => page === segment) ?? null;
}
