'use client';

import { type ReactNode, useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/icons';
import { PauseIcon, PlayIcon } from '@/components/ui/icons/leaf-icons';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

type Props = {
  label: string;
  /** How long a slide is shown, in milliseconds. */
  delay: number;
  slides: { key: string; name?: string; content: ReactNode }[];
  perView?: PerView;
  /** Shown beside the controls. */
  caption?: ReactNode;
  className?: string | undefined;
  /** The class of the frame around the slides. */
  frameClassName?: string | undefined;
  /** Called with the index of the first visible slide. */
  onSelect?: (index: number) => void;
};

const single: PerView = { md: 1, lg: 1 };

/** A looping carousel, or a plain list when all slides fit. See https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function Carousel(props: Props) {
  const { label, delay, slides, perView = single, onSelect } = props;
  const slidesId = useId();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const count = usePerView(perView);
  const turns = slides.length > count;
  const carousel = useCarousel({ active: turns, delay, still, perView: count });
  const { area, viewport, selected, running, isObserved, listeners, ...rotation } = carousel;

  // The row loops.
  const isSeen = (slide: number) => (slide - selected + slides.length) % slides.length < count;
  useEffect(() => onSelect?.(selected), [onSelect, selected]);

  return (
    <section
      ref={area}
      className={classNames(styles.carousel, props.className)}
      data-md={perView.md}
      data-lg={perView.lg}
      data-fits={widthsThatFit(perView, slides.length)}
      {...(turns && {
        role: 'group',
        'aria-roledescription': 'carrousel',
        'aria-label': label,
        ...listeners,
      })}
    >
      {turns && (
        <div className={styles.bar}>
          <CarouselControls slidesId={slidesId} rotates={!still} {...rotation} />
          {props.caption}
        </div>
      )}
      <div className={props.frameClassName}>
        <div ref={viewport} className={styles.viewport}>
          <div
            id={slidesId}
            className={styles.slides}
            {...(turns ? { 'aria-live': running ? 'off' : 'polite' } : { role: 'list' })}
          >
            {slides.map(({ key, name, content }, index) => (
              <div
                key={key}
                {...(turns ? slideProps(name, index + 1, slides.length) : { role: 'listitem' })}
                // Not in the served HTML: without JavaScript all slides can be scrolled to.
                inert={isObserved && !isSeen(index)}
                className={styles.slide}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function slideProps(name: string | undefined, number: number, total: number) {
  return {
    role: 'group',
    'aria-roledescription': 'diapositive',
    'aria-label': `${number} sur ${total}${name ? ` : ${name}` : ''}`,
  };
}

/** How many slides are visible at once, by width, one below: the numbers of carousel.module.css. */
type PerView = { md: 1 | 2; lg: 1 | 3 };

/** The number at the current width; in the served HTML, that of the narrowest screens. */
function usePerView({ md, lg }: PerView): number {
  const fromLg = useMedia('(min-width: 1024px)');
  const fromMd = useMedia('(min-width: 768px)');
  if (fromLg) return lg;
  return fromMd ? md : 1;
}

/** The widths at which all slides fit, as an attribute for the style sheet. */
function widthsThatFit(perView: PerView, slides: number): string | undefined {
  const widths = Object.entries({ base: 1, ...perView }).filter(([, count]) => slides <= count);
  return widths.map(([width]) => width).join(' ') || undefined;
}

/** Whether a media query matches; it does not in the served HTML. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

type ControlsProps = Pick<ReturnType<typeof useCarousel>, 'paused' | 'toggle' | 'turn'> & {
  slidesId: string;
  rotates: boolean;
};

const directions = [
  { label: 'Diapositive précédente', Icon: ChevronLeftIcon, direction: 'scrollPrev' },
  { label: 'Diapositive suivante', Icon: ChevronRightIcon, direction: 'scrollNext' },
] as const;

function CarouselControls({ slidesId, rotates, paused, toggle, turn }: ControlsProps) {
  return (
    <div className={styles.controls}>
      {rotates && (
        <button
          type="button"
          className={classNames(styles.control, styles.rotation)}
          aria-label={paused ? 'Reprendre le défilement' : 'Mettre en pause le défilement'}
          onClick={toggle}
        >
          {paused ? <PlayIcon size={18} aria-hidden /> : <PauseIcon size={18} aria-hidden />}
        </button>
      )}
      {directions.map(({ label, Icon, direction }) => (
        <button
          key={label}
          type="button"
          className={styles.control}
          aria-label={label}
          aria-controls={slidesId}
          onClick={() => turn(direction)}
        >
          <Icon size={22} aria-hidden />
        </button>
      ))}
    </div>
  );
}
