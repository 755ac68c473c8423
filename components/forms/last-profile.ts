import type { Profile } from '@/lib/forms/profile';

/*
 * The profile that was last chosen in the form of doctors and replacements, for as long as the
 * document lives: the link back from the form of establishments leads to it.
 */

let last: Profile | null = null;

/** `null` when the form was not shown yet. */
export const lastProfile = (): Profile | null => last;

export function setLastProfile(profile: Profile): void {
  last = profile;
}
