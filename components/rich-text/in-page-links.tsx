'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { scrollBehavior, useScrollToTop } from '@/components/layout/links/scrolling-links';
import { inPlace } from '@/components/ui/link/in-place';

/** Handles links to its own sections: the router cannot restore the history entry that the browser would make. */
export function InPageLinks({ children }: { children: ReactNode }) {
  return <article ref={useLinkClicks(follow)}>{children}</article>;
}

function follow(hash: string, event: MouseEvent, article: HTMLElement): void {
  if (!hash.startsWith('#')) return;
  const part = article.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
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

type Follow = (href: string, event: MouseEvent, part: HTMLElement) => void;

/** Handles clicks on links that React has not rendered, except to a new tab. Returns the ref of their container. */
function useLinkClicks<T extends HTMLElement>(follow: Follow): RefObject<T | null> {
  const ref = useRef<T>(null);
  const onFollow = useEffectEvent(follow);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (href && !link?.target) onFollow(href, event, part);
    };
    part.addEventListener('click', listen);
    return () => part.removeEventListener('click', listen);
  }, []);
  return ref;
}

/** A text whose links to pages of the site are client-side navigations, and plain links without JavaScript. */
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
