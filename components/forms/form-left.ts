import type { Profile } from '@/lib/forms/profile';

/*
 * The form of doctors and replacements that was left for that of establishments, while the document
 * lives: the router keeps it as it was. The link back leads to the same of its two pages, and is no
 * link that asks for its profile.
 */

let left: Profile | null = null;
let goingBack = false;

/** Which page of the form was shown last, by the profile it was served for; `null` for none. */
export const formLeft = (): Profile | null => left;

/** Says that the visitor follows the link back. */
export function goBackToForm(): void {
  goingBack = true;
}

/** Notes that a page of the form is shown, and tells whether the visitor came back to it. */
export function formIsShown(served: Profile): { cameBack: boolean } {
  const cameBack = goingBack && left === served;
  left = served;
  goingBack = false;
  return { cameBack };
}
