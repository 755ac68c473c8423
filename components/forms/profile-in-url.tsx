'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { roles } from '@/lib/forms/practitioner';
import {
  type Profile,
  parseProfile,
  practitionerFormHref,
  practitionerFormPath,
} from '@/lib/forms/profile';
import { linkRel } from '@/lib/routing/crawling';

/** The profile last selected, for the link back from the form of establishments; `null` until the form was shown. */
let lastProfile: Profile | null = null;

/**
 * Syncs the URL with the radio buttons inside the element with the returned ref. They are uncontrolled: a form that was
 * filled in before hydration, or restored by the browser, stays as it is. Back leaves the page at once.
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
    lastProfile = checkedProfile(box.current);

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
  lastProfile = profile;
  window.history.replaceState(null, '', practitionerFormHref(profile));
}

/** Links to the other form; to that of doctors and replacements with the last selected profile. */
export function OtherFormLink({ href, children }: { href: string; children: ReactNode }) {
  const [url, setUrl] = useState(href);

  useEffect(() => {
    if (href !== practitionerFormPath || lastProfile === null) return;
    setUrl(practitionerFormHref(lastProfile));
  }, [href]);

  return (
    <Link href={url} rel={linkRel(url)} prefetch={false}>
      {children}
    </Link>
  );
}
