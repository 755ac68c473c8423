import { type Profile, practitionerFormPath } from './profile.ts';

/*
 * The pre-registration has three cached pages, one for each audience, under an internal path that
 * proxy.ts rewrites to: the profile is part of the path rather than a query (architecture.md,
 * « Caching »). None is prerendered, so that the URLs of the form services are those of the running
 * server.
 */

/** The audience of a page of pre-registration. */
export type FormPage = Profile | 'etablissement';

const root = `${practitionerFormPath}/formulaire`;
const pages: readonly FormPage[] = ['medecin', 'remplacant', 'etablissement'];

/** The internal path that renders a page of pre-registration. */
export function formPagePath(page: FormPage): string {
  return `${root}/${page}`;
}

/** Parses the audience from the last segment of that path; `null` for anything else. */
export function readFormPageSegment(segment: string): FormPage | null {
  return pages.find((page) => page === segment) ?? null;
}
