'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { practitionerFormHref, practitionerFormPath } from '@/lib/forms/profile';
import { lastProfile } from './last-profile';

/** Links to the other form; to that of doctors and replacements with the last selected profile. */
export function OtherFormLink({ href, children }: { href: string; children: ReactNode }) {
  const [url, setUrl] = useState(href);

  useEffect(() => {
    const profile = lastProfile();
    if (href === practitionerFormPath && profile !== null) setUrl(practitionerFormHref(profile));
  }, [href]);

  return (
    <Link href={url} prefetch={false}>
      {children}
    </Link>
  );
}
