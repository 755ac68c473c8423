'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAfterNavigation } from '@/components/layout/use-after-navigation';
import { scrollToSection } from './scroll-to-section';

type Props = {
  /** Identifier of a section of the home page. */
  section: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** A real link to a section of the home page, that scrolls there smoothly with JavaScript. */
export function SectionLink({ section, className, onClick, children }: Props) {
  const onArrival = useAfterNavigation();
  return (
    <Link
      href={`/#${section}`}
      prefetch={false}
      // Ours scrolls; that of Next.js would jump first.
      scroll={false}
      className={className}
      onClick={onClick}
      onNavigate={() => onArrival('/', () => scrollToSection(section))}
    >
      {children}
    </Link>
  );
}
