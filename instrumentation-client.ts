// The modules of React and the router that take longest to evaluate. This file runs before React starts, so that the
// start is a task of its own (server/prepare-page.ts).
import 'react-dom/client';
import 'next/link';
import 'next/navigation';
// For a document without the script, as Next.js sends when a page throws.
import '@/lib/routing/inline-scripts/default-policy.js';
import { restoreTyped } from '@/components/forms/restore-typed';
import { announceNavigation } from '@/components/layout/use-navigation';
import { reportsPath } from '@/lib/routing/policy/security-headers';

/** The content as served, until React has hydrated it. */
let served = document.querySelector('main');
let focused: EventTarget | null = document.activeElement;
served?.addEventListener('focusin', ({ target }) => {
  focused = target;
});

/**
 * Whether React has rendered the page anew, because a translator changed it before hydration; React reports that as an
 * error. Restores what the visitor had typed.
 */
function isRenderedAnew(): boolean {
  if (!served || served.isConnected) return false;
  restoreTyped(served, focused);
  const isTranslated = served.querySelector('font') !== null;
  served = null;
  return isTranslated;
}

/**
 * Called by the router of Next.js at the start of each navigation, within its transition: an optimistic
 * state then lasts until the page is shown (components/layout/use-navigation.ts).
 */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  served = null;
  announceNavigation(url, type);
}

/** How many errors this document may still report. */
let reportsLeft = 3;

/**
 * Reports an uncaught error of our own code, except on a page whose URL contains a token. Files of an extension have
 * another origin. The server reads from `Referer` which page it is.
 */
function report(error: unknown): void {
  if (!(error instanceof Error) || /^\/reset/.test(decodeURI(location.pathname))) return;
  // The first frame of the stack, which ends with line and column.
  const frame = `${error.stack}`.split('\n').find((line) => /:\d+:\d+\)?$/.test(line));
  const at = frame?.split(`${location.origin}/_next/`)[1]?.replace(')', '');
  if (!at || reportsLeft-- < 1) return;
  navigator.sendBeacon(reportsPath, JSON.stringify({ message: `${error}`.slice(0, 300), at }));
}

addEventListener('error', ({ error }) => isRenderedAnew() || report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
