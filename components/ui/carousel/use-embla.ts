import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Rotation } from './use-rotation';

/**
 * Not milliseconds, but a unit of Embla. Measured in Chromium, from scrollNext() to 1 px from the end: 19 takes 485 ms
 * on a slide of 248 px, 515 ms on 550 px, 530 ms on 704 px; 25, the default, takes 815, 915 and 950 ms.
 */
const duration = 19;

type Settings = {
  /** Whether there is more than fits. */
  active: boolean;
  /** Milliseconds for which a slide is shown. */
  delay: number;
  /** Changes slides without an animation. */
  still: boolean;
  /** How many slides are visible at once. */
  perView: number;
};

export type Turn = 'scrollPrev' | 'scrollNext';

/**
 * Embla, which turns after each delay while the rotation runs. It measures the layout, which is slow on phones: so it
 * starts when the slides become visible, or at the first use of a button.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  rotation: Rotation,
  { active, delay, still, perView }: Settings,
) {
  // Off-screen slides are inert, so the focus never enters them.
  const options = { active, loop: true, align: 'start', duration, watchFocus: false } as const;
  const [start, api] = useEmblaCarousel(options);
  const { onScreen, running, stop, setPressed } = rotation;
  const [selected, setSelected] = useState(0);
  const queued = useRef<Turn | null>(null);

  useEffect(() => {
    if (onScreen) start(viewport.current);
  }, [onScreen, start, viewport]);

  useEffect(() => {
    if (!api || !running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') api.scrollNext();
    }, delay);
    return () => clearInterval(timer);
  }, [api, running, delay]);

  // Embla removes these listeners when it is destroyed.
  useEffect(() => {
    if (!api) return;
    let isPressed = false;
    const press = (isDown: boolean) => () => {
      isPressed = isDown;
      setPressed(isDown);
    };
    const move = () => {
      if (isPressed) stop();
    };
    const select = () => setSelected(api.selectedScrollSnap());
    api.on('pointerDown', press(true)).on('pointerUp', press(false));
    // A flick may end before a frame: then there is no `scroll` event, but `select`.
    api.on('scroll', move).on('select', move).on('select', select);
    // As when the phone is rotated, which ends the press.
    api.on('reInit', press(false)).on('reInit', select);
  }, [api, stop, setPressed]);

  useEffect(() => {
    if (!api || !queued.current) return;
    api[queued.current](still);
    queued.current = null;
  }, [api, still]);

  // In most browsers lazy images load only when visible, so that they would slide in blank.
  useEffect(() => {
    if (!api || !onScreen) return;
    const slides = api.slideNodes();
    for (const slide of [slides.at(selected - 1), slides[(selected + perView) % slides.length]]) {
      for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager';
    }
  }, [api, onScreen, selected, perView]);

  /** Changes the slide. Before Embla is ready, starts it first. */
  function turn(direction: Turn) {
    if (api) return void api[direction](still);
    queued.current = direction;
    start(viewport.current);
  }

  return { selected, turn };
}
