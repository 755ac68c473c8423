// What React and the router need most of their time to read. This file is read before React starts,
// which then is a task by itself (server/html/defer-scripts.ts).
import 'react-dom/client';
import 'next/link';
import 'next/navigation';

/**
 * Called by the router of Next.js for every page it sets out for, within its transition: what is
 * optimistic then lasts until the page is shown (components/layout/instant-navigation.tsx).
 */
export function onRouterTransitionStart(): void {
  dispatchEvent(new Event('navigating'));
}
