// The modules that take React and the router longest to evaluate. This file runs before React starts, which
// is then a task of its own (server/html/defer-scripts.ts).
import 'react-dom/client';
import 'next/link';
import 'next/navigation';

/**
 * Called by the router of Next.js at the start of each navigation, within its transition: an optimistic
 * state then lasts until the page is shown (components/layout/instant-navigation.tsx).
 */
export function onRouterTransitionStart(): void {
  dispatchEvent(new Event('navigating'));
}
