'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { scrollToTop } from './scroll-to-top';
import { useArrival } from './use-arrival';

const delay = 100;

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link of the footer to a page read from its top: smoothly there 100 ms after the arrival. */
export function LegalLink({ href, className, children }: Props) {
  const onArrival = useArrival();
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      className={className}
      onNavigate={() => onArrival(href, () => setTimeout(readFromTop, delay))}
    >
      {children}
    </Link>
  );
}

/** The focus goes up with the page: it was at the very end, on the link. */
function readFromTop() {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}
