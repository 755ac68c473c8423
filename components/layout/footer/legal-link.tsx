'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useReadFromTop } from '@/components/layout/use-read-from-top';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link of the footer to a page read from its top. */
export function LegalLink({ href, className, children }: Props) {
  const readFromTop = useReadFromTop();
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      className={className}
      onNavigate={() => readFromTop(href)}
    >
      {children}
    </Link>
  );
}
