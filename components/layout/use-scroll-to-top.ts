'use client';

import { scrollBehavior } from './scroll-behavior';
import { useAfterNavigation } from './use-after-navigation';

const delay = 100;

/**
 * For links to a page read from its top: called with its path, scrolls smoothly to the top 100 ms after the navigation
 * (docs/product.md#scrolling-to-a-section).
 */
export function useScrollToTop(): (path: string) => void {
  const afterNavigation = useAfterNavigation();
  return (path) => afterNavigation(path, () => setTimeout(scrollPageToTop, delay));
}

/** Moves the focus too, which was on the link at the end of the page. */
function scrollPageToTop() {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
