'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Follow = (href: string, event: MouseEvent, part: HTMLElement) => void;

/**
 * Handles clicks on links that React has not rendered, except those that open a new tab. Returns the
 * ref of the element that contains them.
 */
export function useLinkClicks<T extends HTMLElement>(follow: Follow): RefObject<T | null> {
  const ref = useRef<T>(null);
  const onFollow = useEffectEvent(follow);

  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (href && !link?.target) onFollow(href, event, part);
    };
    part.addEventListener('click', listen);
    return () => part.removeEventListener('click', listen);
  }, []);

  return ref;
}
