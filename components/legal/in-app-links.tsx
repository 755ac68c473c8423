'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { useScrollToTop } from '@/components/layout/links/scrolling-links';
import { useLinkClicks } from '@/components/rich-text/in-page-links';
import { inPlace } from '@/components/ui/link/in-place';

/**
 * A text whose links to pages of the site are client-side navigations, which scroll to the top or to
 * the section of their hash. Without JavaScript they are plain links.
 */
export function InAppLinks(props: Omit<ComponentProps<'div'>, 'ref'>) {
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
  return <div ref={text} {...props} />;
}
