'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = { href: string; onClick?: (() => void) | undefined; children: ReactNode };

/**
 * A link with `aria-current` on its own page and those below. `true`, not `page`: behind a rewrite
 * the server has another path than the browser, and both must render the same.
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
