import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/**
 * Has the pictures of the next and of the previous slide there before they slide in: lazy ones wait
 * to be seen, in most browsers, and would come in blank.
 */
export function useEagerImages(
  api: UseEmblaCarouselType[1],
  onScreen: boolean | null,
  first: number,
  perView: number,
) {
  useEffect(() => {
    if (!api || !onScreen) return;
    const slides = api.slideNodes();
    for (const slide of [slides.at(first - 1), slides[(first + perView) % slides.length]]) {
      for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }
  }, [api, onScreen, first, perView]);
}
