'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAfterNavigation } from '@/components/layout/use-after-navigation';
import { scrollToSection } from './scroll-to-section';

type Props = {
  /** The id of a section of the home page. */
  section: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** A link to a section of the home page, with smooth scrolling. */
export function SectionLink({ section, className, onClick, children }: Props) {
  const afterNavigation = useAfterNavigation();
  return (
    <Link
      href={`/#${section}`}
      prefetch={false}
      // Next.js would jump there before our smooth scroll.
      scroll={false}
      className={className}
      onClick={onClick}
      onNavigate={() => afterNavigation('/', () => scrollToSection(section))}
    >
      {children}
    </Link>
  );
}
