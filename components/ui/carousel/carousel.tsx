'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide } from './carousel-slide';
import { isSeen, type PerView, usePerView, widthsThatFit } from './per-view';
import { useEagerImages } from './use-eager-images';
import { useEmbla } from './use-embla';
import { useMedia } from './use-media';
import { useRotation } from './use-rotation';

type Slide = { key: string; name?: string; content: ReactNode };

type Props = {
  label: string;
  /** How long a slide stays, in milliseconds. */
  delay: number;
  slides: Slide[];
  perView?: PerView;
  /** Beside the controls. */
  caption?: ReactNode;
  className?: string | undefined;
  /** Of what frames the slides. */
  frameClassName?: string | undefined;
  /** Told of the first slide seen. */
  onSelect?: (index: number) => void;
};

const single: PerView = { base: 1, md: 1, lg: 1 };

/**
 * Slides that follow each other without end, by themselves until the visitor takes over. Where all
 * of them fit they are a plain list.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({
  label,
  delay,
  slides,
  perView = single,
  caption,
  className,
  frameClassName,
  onSelect,
}: Props) {
  const area = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slidesId = useId();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const count = usePerView(perView);
  const turns = slides.length > count;
  const { rotation, listeners } = useRotation(area, turns && !still);
  const { api, selected, turn } = useEmbla(viewport, rotation, { active: turns, delay, still });
  useEagerImages(api, rotation.onScreen, selected, count);

  useEffect(() => onSelect?.(selected), [onSelect, selected]);

  return (
    <section
      ref={area}
      className={classNames(styles.carousel, className)}
      data-base={perView.base}
      data-md={perView.md}
      data-lg={perView.lg}
      data-fits={widthsThatFit(perView, slides.length)}
      {...(turns && { 'aria-roledescription': 'carrousel', 'aria-label': label, ...listeners })}
    >
      {turns && (
        <div className={styles.bar}>
          <CarouselControls
            slidesId={slidesId}
            rotation={still ? null : { paused: rotation.paused, onToggle: rotation.toggle }}
            onPrevious={() => {
              rotation.stop();
              turn('scrollPrev');
            }}
            onNext={() => {
              rotation.stop();
              turn('scrollNext');
            }}
          />
          {caption}
        </div>
      )}
      <div className={frameClassName}>
        <div ref={viewport} className={styles.viewport}>
          <div
            id={slidesId}
            className={styles.slides}
            {...(turns ? { 'aria-live': rotation.running ? 'off' : 'polite' } : { role: 'list' })}
          >
            {slides.map(({ key, name, content }, index) => (
              <CarouselSlide
                key={key}
                place={turns ? { number: index + 1, total: slides.length } : null}
                name={name}
                // Not in the served HTML: without JavaScript all of them can be scrolled to.
                away={rotation.onScreen !== null && !isSeen(index, selected, count, slides.length)}
              >
                {content}
              </CarouselSlide>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
