import { useEffect, useRef } from 'react';
import { roles } from '@/lib/forms/practitioner';
import {
  type Profile,
  parseProfile,
  practitionerFormHref,
  practitionerFormPath,
} from '@/lib/forms/profile';
import { setLastProfile } from './last-profile';

/**
 * Keeps the address in step with the radio buttons below the element the ref is given to. They keep
 * their own state: a form that was filled in before React came, or that a browser filled in again,
 * stays as it is. The address is replaced, so that Back leaves the page at once.
 *
 * @param served the profile the page was rendered for.
 */
export function useProfileInUrl(served: Profile) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = checkedProfile(box.current);
    // Chosen before React came, or filled in again by the browser. Otherwise the address counts:
    // with Back, the router renders the page as it was first served.
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
