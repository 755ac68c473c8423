'use client';

import type { ReactNode } from 'react';
import { scrollBehavior } from '@/components/layout/scroll-behavior';
import { inPlace } from '@/components/ui/link/in-place';
import { useLinkClicks } from './use-link-clicks';

/**
 * An article whose links to its own parts work when the router has kept other articles in the
 * document, hidden, with parts of the same name. Left to the browser, such a link also makes an
 * entry of the history that the router of Next.js does not come back to.
 */
export function InPageLinks({ children }: { children: ReactNode }) {
  return <article ref={useLinkClicks(follow)}>{children}</article>;
}

function follow(hash: string, event: MouseEvent, article: HTMLElement): void {
  if (!hash.startsWith('#')) return;
  const part = article.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
  if (!part) return;
  inPlace(event, () => {
    window.history.pushState(null, '', hash);
    openAround(part);
    part.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    // The keyboard goes on from there.
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
}

/** A part inside closed details cannot be scrolled to; the browser's own links open them too. */
function openAround(part: HTMLElement): void {
  for (
    let box = part.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  ) {
    box.open = true;
  }
}
