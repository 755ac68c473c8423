'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { scrollToTop } from '@/components/layout/scroll-to-top';
import { useAfterNavigation } from '@/components/layout/use-after-navigation';

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
