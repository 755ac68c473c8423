'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { scrollToTop } from '@/components/layout/scroll-to-top';
import { useArrival } from '@/components/layout/use-arrival';

type Props = { className?: string | undefined; children: ReactNode };

export function HomeLink({ className, children }: Props) {
  const onArrival = useArrival();
  return (
    <Link
      href="/"
      prefetch={false}
      className={className}
      onNavigate={() => onArrival('/', scrollToTop)}
    >
      {children}
    </Link>
  );
}
