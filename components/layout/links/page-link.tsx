'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = { href: string; onClick?: (() => void) | undefined; children: ReactNode };

/**
 * A link that says when the page shown is its own, or one below it. `true`, not `page`: behind a
 * rewrite the server knows another path than the browser, so the two must not tell these apart.
 */
export function PageLink({ href, onClick, children }: Props) {
  const pathname = usePathname();
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link href={href} prefetch={false} aria-current={current || undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
