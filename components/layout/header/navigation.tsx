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

/** The four links of the header, also in the footer. */
export function Navigation({ className, onChoose, children }: Props) {
  return (
    <ul className={className}>
      <li>
        <SectionLink section="how-it-works" onClick={onChoose}>
          {howItWorks}
        </SectionLink>
      </li>
      <li>
        <SectionLink section="contact" onClick={onChoose}>
          Nous Contacter
        </SectionLink>
      </li>
      <li>
        <PageLink href="/annonces" onClick={onChoose}>
          {adListTitle}
        </PageLink>
      </li>
      <li>
        <PageLink href="/blog" onClick={onChoose}>
          {blogTitle}
        </PageLink>
      </li>
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
