'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { scrollBehavior, useScrollToTop } from '@/components/layout/links/scrolling-links';
import { inPlace } from '@/components/ui/link/in-place';

/** Handles links to its own sections: the router cannot restore the history entry that the browser would make. */
export function InPageLinks({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  return <article onClick={follow}>{children}</article>;
}

function follow(event: MouseEvent<HTMLElement>): void {
  const hash = hrefOf(event);
  if (!hash?.startsWith('#')) return;
  const part = event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
  if (!part) return;
  inPlace(event, () => {
    window.history.pushState(null, '', hash);
    // As browsers do for links.
    for (let box = part.closest('details'); box; box = detailsAround(box)) box.open = true;
    // The keyboard jumps: when Tab is pressed during a smooth scroll, Chromium scrolls past the next stop.
    const behavior = event.detail === 0 ? 'instant' : scrollBehavior();
    part.scrollIntoView({ behavior, block: 'start' });
    // Tab continues from there; a link has its place in the order already.
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
}

const detailsAround = (box: Element) => box.parentElement?.closest('details') ?? null;

/** The `href` of the clicked link, also of one that React has not rendered; none for a link to a new tab. */
function hrefOf({ target }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.target === '' ? link.getAttribute('href') : null;
}

/** A text whose links to pages of the site are client-side navigations, and plain links without JavaScript. */
export function InAppLinks(props: Omit<ComponentProps<'div'>, 'onClick'>) {
  const router = useRouter();
  const scrollToTop = useScrollToTop();

  function follow(event: MouseEvent) {
    const href = hrefOf(event);
    if (!href?.startsWith('/')) return;
    inPlace(event, () => {
      const { pathname, hash } = new URL(href, window.location.href);
      if (hash === '') scrollToTop(pathname);
      router.push(href, { scroll: hash !== '' });
    });
  }

  // biome-ignore lint/a11y/noStaticElementInteractions: handles the clicks on links in it
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  return <div {...props} onClick={follow} />;
}
