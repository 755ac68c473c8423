import { useMedia } from './use-media';

type Count = 1 | 2 | 3;

/** How many slides are seen at once: at most three, as carousel.module.css knows them. */
export type PerView = { base: Count; md: Count; lg: Count };

/** The number at the present width; that of the narrowest screens in the served HTML. */
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

/** Whether a slide is seen when `first` is the first one seen; the row begins anew at its end. */
export function isSeen(slide: number, first: number, perView: number, slides: number): boolean {
  return (slide - first + slides) % slides < perView;
}
