'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useScrollToTop } from '@/components/layout/links/scrolling-links';
import { useLinkClicks } from '@/components/rich-text/in-page-links';
import { inPlace } from '@/components/ui/link/in-place';

type Props = { className?: string | undefined; children: ReactNode };

/**
 * A text whose links to pages of the site are client-side navigations, which scroll to the top or to
 * the section of their hash. Without JavaScript they are plain links.
 */
export function InAppLinks({ className, children }: Props) {
  const router = useRouter();
  const scrollToTop = useScrollToTop();
  const text = useLinkClicks<HTMLDivElement>((href, event) => {
    if (!href.startsWith('/')) return;
    inPlace(event, () => {
      const { pathname, hash } = new URL(href, window.location.href);
      if (hash === '') scrollToTop(pathname);
      router.push(href, { scroll: hash !== '' });
    });
  });
  return (
    <div ref={text} className={className}>
      {children}
    </div>
  );
}
