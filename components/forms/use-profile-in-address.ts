import { useEffect, useRef } from 'react';
import { roles } from '@/lib/forms/practitioner';
import {
  type Profile,
  parseProfile,
  practitionerFormHref,
  practitionerFormPath,
} from '@/lib/forms/profile';
import { formIsShown } from './form-left';

/**
 * Keeps the address in step with the radio buttons below the element the ref is given to. They keep
 * their own state: a form that was filled in before React came, or that a browser filled in again,
 * stays as it is. The address is replaced, so that Back leaves the page at once.
 *
 * @param served the profile the page was rendered for.
 */
export function useProfileInAddress(served: Profile) {
  const box = useRef<HTMLDivElement>(null);
  const tookOver = useRef(false);

  useEffect(() => {
    const chosen = checkedProfile(box.current);
    const { cameBack } = formIsShown(served);
    // What was chosen in the served page counts, and in the one that was left for the other form;
    // shown again by another link or by Back, the address does.
    if (cameBack || (!tookOver.current && chosen !== served)) write(chosen);
    else check(box.current, parseProfile(new URLSearchParams(location.search)));
    tookOver.current = true;

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
  window.history.replaceState(null, '', practitionerFormHref(profile));
}
