import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** Milliseconds within which the router compares the titles of two pages. */
const routerMs = 300;

/**
 * Keeps the router from announcing the title of the document when one list follows another, as the list announces its
 * count. The router announces a title that differs from the one before: while it compares, the first one stands.
 * @param title that of the list that is shown.
 */
export function useQuietTitle(title: string): void {
  const first = useRef<string>(null);
  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router changes the parameters before the list
  useLayoutEffect(() => {
    if (first.current === null) {
      first.current = title;
      return;
    }
    // The first element counts. The router writes its own, which stays as it is.
    const cover = document.createElement('title');
    cover.textContent = first.current;
    document.head.prepend(cover);
    const timer = setTimeout(() => cover.remove(), routerMs);
    return () => {
      clearTimeout(timer);
      cover.remove();
    };
  }, [title, query]);
}
