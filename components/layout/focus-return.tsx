'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const wait = 50;
const tries = 10;

/**
 * The router keeps the page that was left, hidden, and the focus gets lost there. The keyboard goes on
 * at the beginning of the next page, and after Back from the link that was followed, as it does
 * between documents.
 */
export function FocusReturn() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement: left } = document;
    // Firefox would go on from there, past the page that came: it looks to the focus, then to the selection.
    if (left instanceof HTMLElement && !left.checkVisibility()) left.blur();
    getSelection()?.collapse(document.querySelector('main'));
  }, [pathname]);

  useEffect(() => {
    const followed = new Map<string, WeakRef<HTMLElement>>();

    function follow({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a');
      if (link) followed.set(location.href, new WeakRef(link));
    }

    function comeBack(left: number) {
      const link = followed.get(location.href)?.deref();
      if (!link || left === 0) return;
      // Nobody who has gone elsewhere meanwhile is led away from there.
      if (link.checkVisibility() && document.activeElement === document.body) {
        link.focus({ preventScroll: true });
      } else setTimeout(comeBack, wait, left - 1);
    }

    const back = () => comeBack(tries);
    document.addEventListener('click', follow, true);
    addEventListener('popstate', back);
    return () => {
      document.removeEventListener('click', follow, true);
      removeEventListener('popstate', back);
    };
  }, []);

  return null;
}
