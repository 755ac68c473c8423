import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/**
 * Loads the images of the next and the previous slide before they slide in: in most browsers lazy
 * images load only when visible, so that they would slide in blank.
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
