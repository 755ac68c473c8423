/** Who pre-registers, as the address says it: `?profil=medecin|remplacant`. */
export type Profile = 'medecin' | 'remplacant';

/** The form of doctors and replacements. */
export const practitionerFormPath = '/inscription';
/** The form of establishments and communities. */
export const establishmentFormPath = '/inscriptions';

const defaultProfile: Profile = 'medecin';
const parameter = 'profil';

/** Reads the query of the form; what makes no sense counts as absent (product.md, « Registration toggle »). */
export function parseProfile(params: URLSearchParams): Profile {
  return params.get(parameter) === 'remplacant' ? 'remplacant' : defaultProfile;
}

/** Writes that query, without a question mark, in its one spelling: empty for the default. */
export function formatProfile(profile: Profile): string {
  return profile === defaultProfile ? '' : `${parameter}=${profile}`;
}

/** The address of the form for a profile, from the root of the site. */
export function practitionerFormHref(profile: Profile): string {
  const query = formatProfile(profile);
  return query === '' ? practitionerFormPath : `${practitionerFormPath}?${query}`;
}
