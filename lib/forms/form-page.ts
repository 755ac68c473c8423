import {
  establishmentFormPath,
  type Profile,
  parseProfile,
  practitionerFormPath,
} from './profile.ts';

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

/** The internal path that renders a public address; `null` when it is none of the forms'. */
export function formPagePath(pathname: string, params: URLSearchParams): string | null {
  if (pathname === practitionerFormPath) return `${root}/${parseProfile(params)}`;
  if (pathname === establishmentFormPath) return `${root}/etablissement`;
  return null;
}

/** Reads whom the page is for from the last segment of that path; `null` for anything else. */
export function readFormPageSegment(segment: string): FormPage | null {
  return pages.find((page) => page === segment) ?? null;
}
