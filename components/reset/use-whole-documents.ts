import { useEffect } from 'react';

/**
 * Leaves the page by whole documents. The router of Next.js sends the path of the page it leaves
 * along with the one it asks for, in headers that logs and the keys of shared caches may hold; ours
 * has the token in it.
 *
 * @param replace whether Back then leads before this page rather than to it.
 */
export function useWholeDocuments({ replace }: { replace: boolean }): void {
  useEffect(() => {
    function leave(event: MouseEvent) {
      const url = isPlain(event) ? destinationOf(event.target) : null;
      if (url === null) return;
      // The links of Next.js leave alone what has been dealt with.
      event.preventDefault();
      if (replace) location.replace(url);
      else location.assign(url);
    }

    // On the window, on the way down: before anything in the page hears of it.
    window.addEventListener('click', leave, { capture: true });
    return () => window.removeEventListener('click', leave, { capture: true });
  }, [replace]);
}

/** Whether a click asks for no other tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The other page of this site that a link leads to in this window. */
function destinationOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const elsewhere = url.pathname !== location.pathname || url.hash === '';
  return url.origin === location.origin && elsewhere ? url : null;
}
