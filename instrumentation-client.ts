// The modules that take React and the router longest to evaluate. This file runs before React starts, which
// is then a task of its own (server/html/defer-scripts.ts).
import 'react-dom/client';
import 'next/link';
import 'next/navigation';
import { announceNavigation } from '@/components/layout/use-navigation';
import { createDefaultPolicy } from '@/lib/policy/default-policy';
import { reportsPath } from '@/lib/policy/reporting';

createDefaultPolicy(window);

/**
 * Called by the router of Next.js at the start of each navigation, within its transition: an optimistic
 * state then lasts until the page is shown (components/layout/use-navigation.ts).
 */
export const onRouterTransitionStart = announceNavigation;

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

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
