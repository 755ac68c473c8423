'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { lastProfile } from '@/components/forms/use-profile-in-url';
import { practitionerFormHref, practitionerFormPath } from '@/lib/forms/profile';
import { linkRel } from '@/lib/routing/crawling';

/** Links to the other form; to that of doctors and replacements with the last selected profile. */
export function OtherFormLink({ href, children }: { href: string; children: ReactNode }) {
  const [url, setUrl] = useState(href);

  useEffect(() => {
    const profile = lastProfile();
    if (href === practitionerFormPath && profile !== null) setUrl(practitionerFormHref(profile));
  }, [href]);

  return (
    <Link href={url} rel={linkRel(url)} prefetch={false}>
      {children}
    </Link>
  );
}
