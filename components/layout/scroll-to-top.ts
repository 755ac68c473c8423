import { scrollBehavior } from './scroll-behavior';

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
