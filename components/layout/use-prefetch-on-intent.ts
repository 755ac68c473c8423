import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { createAllowance } from './allowance';
import { pageToPrefetch } from './page-to-prefetch';

type Kind = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>['kind'];

// The router shows what it has for half a minute at least (lib/api/cache.ts): asking for the same
// page sooner would bring nothing new. It keeps four requests in flight, the others wait.
const mayPrefetch = createAllowance(8, 30_000);

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
      // `full`: the page itself. By default the router asks for what pages of a kind share.
      router.prefetch(page, { kind: 'full' as Kind });
    }

    /** The link is followed, or the finger scrolls: too late, or in vain. */
    function forget() {
      clearTimeout(timer);
      on = null;
    }

    /**
     * The sheet of a page had ahead is put to use at once: its rules are about nothing that is
     * shown. Chrome warns of one that waits.
     */
    function use({ target }: Event) {
      if (!(target instanceof HTMLLinkElement) || target.as !== 'style') return;
      // Not again when it has come as a sheet.
      if (target.rel === 'preload') target.rel = 'stylesheet';
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
