import { useEffect, useRef } from 'react';
import { roles } from '@/lib/forms/practitioner';
import {
  type Profile,
  parseProfile,
  practitionerFormHref,
  practitionerFormPath,
} from '@/lib/forms/profile';

/**
 * Syncs the URL with the radio buttons inside the element with the returned ref. They are
 * uncontrolled: a form that was filled in before hydration, or restored by the browser, stays as it
 * is. The history entry is replaced, so that Back leaves the page at once.
 *
 * @param served the profile the page was rendered for.
 */
export function useProfileInUrl(served: Profile) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = checkedProfile(box.current);
    // Selected before hydration, or restored by the browser. Otherwise the URL counts: with Back, the
    // router renders the page with the profile it was first served with.
    if (chosen !== served) write(chosen);
    else check(box.current, parseProfile(new URLSearchParams(location.search)));
    setLastProfile(checkedProfile(box.current));

    const follow = () => write(checkedProfile(box.current));
    const { current: element } = box;
    element?.addEventListener('change', follow);
    return () => element?.removeEventListener('change', follow);
  }, [served]);

  return box;
}

function checkedProfile(box: HTMLElement | null): Profile {
  const checked = box?.querySelector<HTMLInputElement>('input:checked')?.value;
  return checked === roles.remplacant ? 'remplacant' : 'medecin';
}

function check(box: HTMLElement | null, profile: Profile): void {
  for (const radio of box?.querySelectorAll('input') ?? []) {
    radio.checked = radio.value === roles[profile];
  }
}

function write(profile: Profile): void {
  if (location.pathname !== practitionerFormPath) return;
  setLastProfile(profile);
  window.history.replaceState(null, '', practitionerFormHref(profile));
}

/*
 * The profile last selected in the form of doctors and replacements, for the link back from the form
 * of establishments. In memory, for the lifetime of the document.
 */

let last: Profile | null = null;

/** `null` until the form has been shown. */
export const lastProfile = (): Profile | null => last;

function setLastProfile(profile: Profile): void {
  last = profile;
}
