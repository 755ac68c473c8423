'use client';

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ProgressBar } from '@/components/ui/loading/loading';
import { useNavigation } from './use-navigation';

/** Prefetches pages on intent, and shows a progress bar during navigations. */
export function InstantNavigation() {
  usePrefetchOnIntent();
  return useNavigation() && <ProgressBar />;
}

/** Prefetches the page of a link that is hovered, focused or touched. Listens on the document: for every link. */
function usePrefetchOnIntent(): void {
  const router = useRouter();

  useEffect(() => {
    const end = new AbortController();
    let on: HTMLAnchorElement | null = null;
    let timer = 0;

    function intend({ target, pointerType }: Event & { pointerType?: string }) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === on) return;
      cancel();
      on = link;
      // A mouse that passes over, or Tab, does not stay this long; a scroll cancels a touch sooner than a tap ends.
      if (link) timer = window.setTimeout(prefetch, pointerType === 'touch' ? 40 : 120, link);
    }

    function prefetch(link: HTMLAnchorElement) {
      const page = pageToPrefetch(link);
      if (page === null || isSparing() || !mayPrefetch(page)) return;
      // The whole page, as `<Link prefetch>` does: by default only what loads before a page rendered per request.
      router.prefetch(page, { kind: PrefetchKind.FULL });
    }

    /** The link is followed, or the touch scrolls. */
    function cancel() {
      clearTimeout(timer);
      on = null;
    }

    /** Uses what a prefetched page preloads, as Chrome warns of unused preloads. Its styles match nothing here. */
    function use({ target }: Event) {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'preload') return;
      if (target.as === 'style') {
        target.rel = 'stylesheet';
        target.removeAttribute('as');
      }
      if (target.as === 'image') decode(target);
    }

    document.addEventListener('load', use, { capture: true, signal: end.signal });
    document.addEventListener('pointerover', intend, end);
    document.addEventListener('focusin', intend, end);
    document.addEventListener('click', cancel, end);
    document.addEventListener('pointercancel', cancel, end);
    return () => {
      cancel();
      end.abort();
    };
  }, [router]);
}

/** Loads the image of a preload; the properties of two of its attributes are too new. */
function decode(preload: HTMLLinkElement): void {
  const image = new Image();
  image.sizes = preload.getAttribute('imagesizes') ?? '';
  image.srcset = preload.getAttribute('imagesrcset') ?? '';
  if (preload.href !== '') image.src = preload.href;
}

/** Whether data is saved, or the connection is slow. Not supported by all browsers. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
}

// Pages rendered for one visitor, what is no page, and files, which have an extension. Not from lib/routing/routes.ts, whose
// codecs are too large for the browser: the test compares the two.
const notPrefetched =
  /^\/(?:_next|annonces\/(?:quel-lieu|retour)|api|apercu|healthz|indisponible|inscriptions?\/envoi|metrics|partage|readyz|reset-password|signalement)(?:\/|$)|\.[a-z]+$/;

/**
 * The path and query of the page to prefetch for a link; `null` for other sites and tabs, files, the current page, links
 * to or from pages that are not cached, and those of a list to its own pages (`data-in-place`).
 */
export function pageToPrefetch(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || target !== '') return null;
  if (notPrefetched.test(pathname) || notPrefetched.test(location.pathname)) return null;
  if (pathname === location.pathname) {
    if (search === location.search || link.closest('[data-in-place]')) return null;
  }
  return pathname + search;
}

// The router uses a prefetched page for half a minute (`staleTimes` in next.config.ts), and requests four at a time.
const prefetched = new Set<string>();

/** Whether to prefetch a page: each once in half a minute, and eight in that time. */
export function mayPrefetch(page: string): boolean {
  if (prefetched.has(page) || prefetched.size >= 8) return false;
  prefetched.add(page);
  setTimeout(() => prefetched.delete(page), 30_000);
  return true;
}
