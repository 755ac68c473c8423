'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { practitionerFormHref, practitionerFormPath } from '@/lib/forms/profile';
import { formLeft, goBackToForm } from './form-left';

type Props = { href: string; children: ReactNode };

/** Leads to the other form; that of doctors and replacements is found as it was left. */
export function OtherFormLink({ href, children }: Props) {
  const [address, setAddress] = useState(href);
  const leadsBack = href === practitionerFormPath;

  // Each time the page is shown: another form may have been left since.
  useEffect(() => {
    const left = formLeft();
    if (leadsBack && left !== null) setAddress(practitionerFormHref(left));
  }, [leadsBack]);

  return (
    <Link href={address} prefetch={false} onNavigate={leadsBack ? goBackToForm : undefined}>
      {children}
    </Link>
  );
}
