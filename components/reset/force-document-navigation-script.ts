/**
 * Leaves the page by whole documents. The router of Next.js sends the path of the page it leaves
 * along with the one it asks for, in headers that logs and the keys of shared caches may hold; ours
 * has the token in it.
 *
 * Sent as text, and run before React is there: the links of the header and the footer are live
 * before the page between them. Hence on its own, without anything of other files.
 */
export function forceDocumentNavigation(): void {
  // On the window, on the way down: before anything in the page hears of it.
  window.addEventListener('click', leave, true);

  function leave(event: MouseEvent) {
    const url = isPlain(event) ? destinationOf(event.target) : null;
    if (url === null) return;
    // The links of Next.js leave alone what has been dealt with.
    event.preventDefault();
    // Once the password is changed Back leads before this page: its form would be refused.
    if (document.querySelector('[data-password-changed]')) location.replace(url);
    else location.assign(url);
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
}
