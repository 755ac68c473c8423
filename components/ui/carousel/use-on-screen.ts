import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element is on the screen; `null` before the browser said so. */
export function useOnScreen(element: RefObject<Element | null>): boolean | null {
  const [onScreen, setOnScreen] = useState<boolean | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      // Several when it came and went at once: the last one is how it is.
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return onScreen;
}
