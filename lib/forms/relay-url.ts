import { establishmentFormPath, practitionerFormPath } from './profile.ts';

/*
 * With FORM_RELAY=on forms are posted to these paths of the site, which forwards them to the form service and reads
 * its response. A GET shows the outcome of a post without JavaScript.
 */

export const practitionerRelayPath = `${practitionerFormPath}/envoi`;
export const establishmentRelayPath = `${establishmentFormPath}/envoi`;

/** Whether a form is posted to the site itself: form services have absolute URLs. */
export function isRelayed(url: string): boolean {
  return url.startsWith('/');
}
