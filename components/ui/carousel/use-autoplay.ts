import Autoplay from 'embla-carousel-autoplay';
import { useMemo } from 'react';

/**
 * The plugin that turns the slides, in a list that stays the same from one rendering to the next:
 * another one restarts the carousel.
 */
export function useAutoplay(delay: number) {
  // When to play is decided in use-rotation.ts. What is left of the plugin's own rules agrees: it
  // stops when a pointer goes down, and does not start again by itself.
  return useMemo(() => [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })], [delay]);
}
