import type { Profile } from '@/lib/forms/profile';

/*
 * The profile last selected in the form of doctors and replacements, for the link back from the form
 * of establishments. In memory, for the lifetime of the document.
 */

let last: Profile | null = null;

/** `null` until the form has been shown. */
export const lastProfile = (): Profile | null => last;

export function setLastProfile(profile: Profile): void {
  last = profile;
}
