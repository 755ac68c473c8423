'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { practitionerFormHref, practitionerFormPath } from '@/lib/forms/profile';
import { lastProfile } from './last-profile';

type Props = { href: string; children: ReactNode };

/** Leads to the other form; that of doctors and replacements with the profile it was left with. */
export function OtherFormLink({ href, children }: Props) {
  const [address, setAddress] = useState(href);

  useEffect(() => {
    const profile = lastProfile();
    if (href === practitionerFormPath && profile !== null)
      setAddress(practitionerFormHref(profile));
  }, [href]);

  return (
    <Link href={address} prefetch={false}>
      {children}
    </Link>
  );
}
