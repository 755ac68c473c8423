'use client';

import { scrollToTop } from './scroll-to-top';
import { useAfterNavigation } from './use-after-navigation';

const delay = 100;

/**
 * For links to a page that is read from its top: called with its path, the page is smoothly there
 * 100 ms after the arrival (specification, section 9).
 */
export function useScrollToTop(): (path: string) => void {
  const onArrival = useAfterNavigation();
  return (path) => onArrival(path, () => setTimeout(readFromTop, delay));
}

/** The focus goes up with the page: it was on the link, at the end of the other. */
function readFromTop() {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}
