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
  /** How long a slide is shown, in milliseconds. */
  delay: number;
  slides: Slide[];
  perView?: PerView;
  /** Shown beside the controls. */
  caption?: ReactNode;
  className?: string | undefined;
  /** The class of the frame around the slides. */
  frameClassName?: string | undefined;
  /** Called with the index of the first visible slide. */
  onSelect?: (index: number) => void;
};

const single: PerView = { base: 1, md: 1, lg: 1 };

/**
 * A looping carousel, which rotates until the visitor uses it. When all slides fit they are a plain
 * list.
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
                // Not in the served HTML: without JavaScript all slides can be scrolled to.
                offscreen={
                  rotation.onScreen !== null && !isSeen(index, selected, count, slides.length)
                }
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
