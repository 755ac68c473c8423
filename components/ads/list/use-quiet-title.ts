import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the router from announcing the title of the document when one list follows another, as the list announces its
 * count. The router announces a title that differs from the one before: while its effect compares, the first one stands.
 * @param title that of the list that is shown.
 */
export function useQuietTitle(title: string): void {
  const first = useRef<string>(null);
  const cover = useRef<HTMLTitleElement>(null);
  const query = useSearchParams().toString();
  // The router changes the parameters before the list.
  const shown = `${query} ${title}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first title stays
  useLayoutEffect(() => {
    if (first.current === null) {
      first.current = title;
      return;
    }
    // The first element counts. The router writes its own, which stays as it is.
    cover.current = document.createElement('title');
    cover.current.textContent = first.current;
    document.head.prepend(cover.current);
    return () => cover.current?.remove();
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each cover
  useEffect(() => {
    // The effect of the router follows in this task.
    const timer = setTimeout(() => cover.current?.remove());
    return () => clearTimeout(timer);
  }, [shown]);
}
