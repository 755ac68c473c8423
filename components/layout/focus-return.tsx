'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const retryMs = 50;
const maxTries = 10;

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** Restores the focus as between documents: at the start of the next page; after Back, at the link that was followed. */
export function FocusReturn() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // In Firefox, Tab continues from the selection, which may be after the new page.
    getSelection()?.collapse(document.querySelector('main'));
  }, [pathname]);

  useEffect(() => {
    /** The followed link of each page, by its index among those with its URL, as Back renders the page anew. */
    const followed = new Map<string, { href: string; index: number }>();
    const end = new AbortController();

    function follow({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const { href } = link;
      followed.set(location.href, { href, index: linksTo(href).indexOf(link) });
    }

    function restore(left: number) {
      const last = followed.get(location.href);
      if (!last || left === 0) return;
      const link = linksTo(last.href)[last.index];
      // Does not move a focus that is elsewhere by now.
      if (link?.getClientRects().length && !isControlFocused()) {
        link.focus({ preventScroll: true });
      } else setTimeout(restore, retryMs, left - 1);
    }

    document.addEventListener('click', follow, { capture: true, signal: end.signal });
    addEventListener('popstate', () => restore(maxTries), end);
    return () => end.abort();
  }, []);

  return null;
}

/** Whether the visitor is at a control. Safari does not focus a clicked link or button, but often `main` around it. */
export function isControlFocused(): boolean {
  return document.activeElement?.matches('body, main') === false;
}
