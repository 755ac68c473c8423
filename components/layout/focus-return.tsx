'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const wait = 50;
const tries = 10;

/** A link that was followed: the page it was in is rendered again when the visitor comes back. */
type Followed = { href: string; index: number };

/** The links of the document that lead to an address, in their order. */
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/**
 * The focus is lost with the page that the router removes. The keyboard goes on at the beginning of the
 * next page, and after Back from the link that was followed, as it does between documents.
 */
export function FocusReturn() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Firefox goes on from the selection, which may be past the page that came.
    getSelection()?.collapse(document.querySelector('main'));
  }, [pathname]);

  useEffect(() => {
    const followed = new Map<string, Followed>();

    function follow({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const { href } = link;
      followed.set(location.href, { href, index: linksTo(href).indexOf(link) });
    }

    function comeBack(left: number) {
      const last = followed.get(location.href);
      if (!last || left === 0) return;
      const link = linksTo(last.href)[last.index];
      // Nobody who has gone elsewhere meanwhile is led away from there.
      if (link?.checkVisibility() && document.activeElement === document.body) {
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
