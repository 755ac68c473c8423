'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAfterNavigation } from '@/components/layout/use-after-navigation';
import { scrollToTop } from '@/components/layout/use-scroll-to-top';

type Props = { className?: string | undefined; children: ReactNode };

export function HomeLink({ className, children }: Props) {
  const afterNavigation = useAfterNavigation();
  return (
    <Link
      href="/"
      prefetch={false}
      className={className}
      onNavigate={() => afterNavigation('/', scrollToTop)}
    >
      {children}
    </Link>
  );
}
