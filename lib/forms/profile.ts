/** Who pre-registers, as in the URL: `?profil=medecin|remplacant`. */
export type Profile = 'medecin' | 'remplacant';

/** The form of doctors and replacements. */
export const practitionerFormPath = '/inscription';
/** The form of establishments and communities. */
export const establishmentFormPath = '/inscriptions';

/** The page that leads to both, and to the web app (docs/product.md#publishing). */
export const publishPath = '/publier';

const defaultProfile: Profile = 'medecin';
const parameter = 'profil';

/** Parses the query of the form; an invalid value counts as absent (docs/product.md#pre-registration). */
export function parseProfile(params: URLSearchParams): Profile {
  return params.get(parameter) === 'remplacant' ? 'remplacant' : defaultProfile;
}

/** Formats that query, without a question mark: empty for the default. */
export function formatProfile(profile: Profile): string {
  return profile === defaultProfile ? '' : `${parameter}=${profile}`;
}

/** The URL of the form for a profile, from the root of the site. */
export function practitionerFormHref(profile: Profile): string {
  const query = formatProfile(profile);
  return query === '' ? practitionerFormPath : `${practitionerFormPath}?${query}`;
}

/*
 * With FORM_RELAY=on forms are posted to these paths, which forward them to the form service. A GET shows the outcome
 * of a post without JavaScript.
 */
export const practitionerRelayPath = `${practitionerFormPath}/envoi`;
export const establishmentRelayPath = `${establishmentFormPath}/envoi`;

/** Whether a form is posted to the site itself: form services have absolute URLs. */
export function isRelayed(url: string): boolean {
  return url.startsWith('/');
}
