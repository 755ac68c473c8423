// The modules that take React and the router longest to evaluate. This file runs before React starts, which
// is then a task of its own (server/prepare-page.ts).
import 'react-dom/client';
import 'next/link';
import 'next/navigation';
import { restoreTyped } from '@/components/forms/restore-typed';
import { announceNavigation } from '@/components/layout/use-navigation';
import { createDefaultPolicy } from '@/lib/routing/policy/default-policy';
import { reportsPath } from '@/lib/routing/policy/reporting';

createDefaultPolicy(window);

/** The content as served, until React has hydrated it. */
let served = document.querySelector('main');
let focused: EventTarget | null = document.activeElement;
served?.addEventListener('focusin', ({ target }) => {
  focused = target;
});

/**
 * When a translator has changed the page before it is hydrated, React renders it anew, and reports that as an error.
 * Returns whether it has.
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
let left = 3;

/**
 * Reports an uncaught error of our own code: not of an extension, whose files are of another origin, and nothing from a
 * page whose URL contains a token. Which page it is the server reads from `Referer`.
 */
function report(error: unknown): void {
  if (!(error instanceof Error) || /^\/reset/.test(decodeURI(location.pathname))) return;
  // Its first frame, which ends with line and column: what threw it.
  const frame = `${error.stack}`.split('\n').find((line) => /:\d+:\d+\)?$/.test(line));
  const at = frame?.split(`${location.origin}/_next/`)[1]?.replace(')', '');
  if (!at || left-- < 1) return;
  navigator.sendBeacon(reportsPath, JSON.stringify({ message: `${error}`.slice(0, 300), at }));
}

addEventListener('error', ({ error }) => isRenderedAnew() || report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
