import { useMedia } from './use-media';

type Count = 1 | 2 | 3;

/** How many slides are visible at once: at most three, as in carousel.module.css. */
export type PerView = { base: Count; md: Count; lg: Count };

/** The number at the current width; in the served HTML, that of the narrowest screens. */
export function usePerView({ base, md, lg }: PerView): number {
  const fromLg = useMedia('(min-width: 1024px)');
  const fromMd = useMedia('(min-width: 768px)');
  if (fromLg) return lg;
  return fromMd ? md : base;
}

/** The widths at which all slides fit, as an attribute for the style sheet. */
export function widthsThatFit({ base, md, lg }: PerView, slides: number): string | undefined {
  const widths = Object.entries({ base, md, lg }).filter(([, count]) => slides <= count);
  return widths.map(([width]) => width).join(' ') || undefined;
}

/** Whether a slide is visible when `first` is the first visible one; the row loops. */
export function isSeen(slide: number, first: number, perView: number, slides: number): boolean {
  return (slide - first + slides) % slides < perView;
}
