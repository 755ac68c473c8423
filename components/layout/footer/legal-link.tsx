'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useScrollToTop } from '@/components/layout/use-scroll-to-top';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link of the footer that scrolls its page to the top. */
export function LegalLink({ href, className, children }: Props) {
  const scrollToTop = useScrollToTop();
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      className={className}
      onNavigate={() => scrollToTop(href)}
    >
      {children}
    </Link>
  );
}
