import Autoplay from 'embla-carousel-autoplay';
import { useMemo } from 'react';

/**
 * The autoplay plugin, in an array that is stable between renders: a new one would restart Embla.
 */
export function useAutoplay(delay: number) {
  // use-rotation.ts decides when to play. The remaining rule of the plugin agrees with it: it stops
  // at pointerdown, and does not restart by itself.
  return useMemo(() => [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })], [delay]);
}
