'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SectionLink } from '@/components/layout/links/scrolling-links';
import { adListTitle } from '@/lib/ads/messages';
import { blogTitle } from '@/lib/blog/messages';
import { howItWorks } from '@/lib/french/messages';

type Props = {
  className?: string | undefined;
  onChoose?: () => void;
  /** More entries. */
  children?: ReactNode;
};

const sections = [
  { section: 'how-it-works', name: howItWorks },
  { section: 'contact', name: 'Nous Contacter' },
];
const pages = [
  { href: '/annonces', name: adListTitle },
  { href: '/blog', name: blogTitle },
];

/** The four links of the header, also in the footer. */
export function Navigation({ className, onChoose, children }: Props) {
  return (
    <ul className={className}>
      {sections.map(({ section, name }) => (
        <li key={section}>
          <SectionLink section={section} onClick={onChoose}>
            {name}
          </SectionLink>
        </li>
      ))}
      {pages.map(({ href, name }) => (
        <li key={href}>
          <PageLink href={href} onClick={onChoose}>
            {name}
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

type PageLinkProps = { href: string; onClick?: (() => void) | undefined; children: ReactNode };

/**
 * A link with `aria-current` on its own page and those below. `true`, not `page`: behind a rewrite
 * the server has another path than the browser, and both must render the same.
 */
export function PageLink({ href, onClick, children }: PageLinkProps) {
  const pathname = usePathname();
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link href={href} prefetch={false} aria-current={current || undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
