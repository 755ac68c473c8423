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
    const { current: element } = box;
    const radios = [...(element?.querySelectorAll('input') ?? [])];
    const chosen = (): Profile =>
      radios.find(({ checked }) => checked)?.value === roles.remplacant ? 'remplacant' : 'medecin';

    function write() {
      if (location.pathname !== practitionerFormPath) return;
      lastProfile = chosen();
      window.history.replaceState(null, '', practitionerFormHref(lastProfile));
    }

    // Selected before hydration, or restored by the browser. Otherwise the URL counts: Back renders the first profile.
    if (chosen() !== served) write();
    else {
      const profile = parseProfile(new URLSearchParams(location.search));
      for (const radio of radios) radio.checked = radio.value === roles[profile];
    }
    lastProfile = chosen();
    element?.addEventListener('change', write);
    return () => element?.removeEventListener('change', write);
  }, [served]);

  return box;
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
