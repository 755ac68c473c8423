import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pageToPrefetch } from './page-to-prefetch';
import { createRateLimit } from './prefetch-rate-limit';

// The router shows what it has for half a minute (`staleTimes` in next.config.ts): asking for the same
// page sooner would bring nothing new. It keeps four requests in flight, the others wait.
const mayPrefetch = createRateLimit(8, 30_000);

/**
 * Asks for a page when the visitor seems about to: resting on a link with the mouse or the keyboard,
 * or touching it. Links tell the document, so that none of them need know.
 */
export function usePrefetchOnIntent(): void {
  const router = useRouter();

  useEffect(() => {
    const end = new AbortController();
    let on: HTMLAnchorElement | null = null;
    let timer = 0;

    function intend({ target, pointerType }: Event & { pointerType?: string }) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === on) return;
      forget();
      on = link;
      // A mouse on its way elsewhere, or a keyboard on its way down a list, does not rest this long;
      // a finger that scrolls is taken from us sooner than one that taps.
      if (link) timer = window.setTimeout(prefetch, pointerType === 'touch' ? 40 : 120, link);
    }

    function prefetch(link: HTMLAnchorElement) {
      const page = pageToPrefetch(link);
      if (page === null || isSparing() || !mayPrefetch(page)) return;
      router.prefetch(page);
    }

    /** The link is followed, or the finger scrolls: too late, or in vain. */
    function forget() {
      clearTimeout(timer);
      on = null;
    }

    /**
     * What a prefetched page preloads is used at once: Chrome warns of what waits. The rules of its
     * style sheet are about nothing that is shown; its image is decoded.
     */
    function use({ target }: Event) {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'preload') return;
      if (target.as === 'style') target.rel = 'stylesheet';
      if (target.as === 'image') {
        const image = new Image();
        image.sizes = target.imageSizes;
        image.srcset = target.imageSrcset;
        if (target.href !== '') image.src = target.href;
      }
    }

    document.addEventListener('load', use, { capture: true, signal: end.signal });
    document.addEventListener('pointerover', intend, end);
    document.addEventListener('focusin', intend, end);
    document.addEventListener('click', forget, end);
    document.addEventListener('pointercancel', forget, end);
    return () => {
      forget();
      end.abort();
    };
  }, [router]);
}

/** Whether the visitor pays for every byte, or waits for it. Not all browsers say. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
}
