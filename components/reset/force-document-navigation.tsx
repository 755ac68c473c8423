const code = `(${forceDocumentNavigation})()`;

/** Makes every link of the page load a document, even before hydration. */
export function ForceDocumentNavigation({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}

// The router of Next.js would send the path of the page, which contains the token, in headers that logs and the keys of
// shared caches may hold. Inlined as text, to run before hydration: it must not use anything from other modules.
function forceDocumentNavigation(): void {
  // In the capture phase on the window: before any other listener.
  window.addEventListener('click', leave, true);

  function leave(event: MouseEvent) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    const url = isPlain ? destinationOf(event.target) : null;
    if (url === null) return;
    // Next.js ignores clicks whose default is prevented.
    event.preventDefault();
    // Once the password is changed, Back must skip this page, whose link is no longer valid.
    if (document.querySelector('[data-password-changed]')) location.replace(url);
    else location.assign(url);
  }

  /** The URL of another page of this site that a link opens in this tab; otherwise `null`. */
  function destinationOf(target: EventTarget | null): URL | null {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
    const url = new URL(link.href);
    const elsewhere = url.pathname !== location.pathname || url.hash === '';
    return url.origin === location.origin && elsewhere ? url : null;
  }
}
