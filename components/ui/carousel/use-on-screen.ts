import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is on the screen; `null` until observed. */
export function useOnScreen(element: RefObject<Element | null>): boolean | null {
  const [onScreen, setOnScreen] = useState<boolean | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      // The last entry is the current state.
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return onScreen;
}
