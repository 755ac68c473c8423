import { usePathname } from 'next/navigation';
import { useEffect, useOptimistic, useState } from 'react';

/** A pending navigation of the router, or a page that is requested again. */
export type Navigation = {
  url: URL;
  type: 'push' | 'replace' | 'traverse' | 'retry';
  /** As `performance.now()`. */
  startedAt: number;
};

const eventName = 'navigating';

/** Announces a navigation. Called within its transition, so that `useNavigation` ends when the page is shown. */
export function announceNavigation(href: string, type: Navigation['type']): void {
  const url = new URL(href, location.href);
  const detail: Navigation = { url, type, startedAt: performance.now() };
  dispatchEvent(new CustomEvent(eventName, { detail }));
}

/** The pending navigation; `null` when there is none. */
export function useNavigation(): Navigation | null {
  const shownPath = usePathname();
  // Reset by React when the transition ends or is abandoned.
  const [navigation, setNavigation] = useOptimistic<Navigation | null>(null);
  // Not for Back and Forward: within `popstate` React renders an optimistic state and its end at once.
  const [traversal, setTraversal] = useState<Navigation | null>(null);

  useEffect(() => {
    function start(event: Event) {
      const { detail } = event as CustomEvent<Navigation>;
      setTraversal(null);
      if (detail.type === 'traverse') setTimeout(setTraversal, 0, detail);
      else setNavigation(detail);
    }
    // Dispatched by instrumentation-client.ts too.
    addEventListener(eventName, start);
    return () => removeEventListener(eventName, start);
  }, [setNavigation]);

  // It has ended: later the same page may be left for another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the path
  useEffect(() => setTraversal(null), [shownPath]);

  const isTraversing = traversal !== null && traversal.url.pathname !== shownPath;
  return navigation ?? (isTraversing ? traversal : null);
}
