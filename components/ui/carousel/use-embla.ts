import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAutoplay } from './use-autoplay';
import { usePageVisible } from './use-page-visible';
import type { Rotation } from './use-rotation';

type Api = UseEmblaCarouselType[1];

/**
 * Not milliseconds: the inertia of embla. Measured in Chromium, from scrollNext() to 1 px from the
 * end: 19 takes 485 ms on a slide of 248 px, 515 ms on 550 px, 530 ms on 704 px; 25, the default,
 * takes 815, 915 and 950 ms.
 */
const duration = 19;

/**
 * Embla, which moves the slides, and moves them by itself while the rotation runs. It measures them,
 * for which a phone takes its time: not before they are seen, or asked to move.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  rotation: Rotation,
  { active, delay, still }: { active: boolean; delay: number; still: boolean },
) {
  const plugins = useAutoplay(delay);
  const [start, api] = useEmblaCarousel(
    // Slides out of sight take no focus, so embla need not follow it.
    { active, loop: true, align: 'start', duration, watchFocus: false },
    plugins,
  );
  const { onScreen } = rotation;
  useEffect(() => {
    if (onScreen) start(viewport.current);
  }, [onScreen, start, viewport]);
  useDrive(api, rotation.running);
  useStopOnDrag(api, rotation);
  return {
    api,
    selected: useSelected(api),
    turn: useTurn(api, still, () => start(viewport.current)),
  };
}

function useSelected(api: Api): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange);
      return () => void api?.off('select', onChange).off('reInit', onChange);
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}

type Turn = 'scrollPrev' | 'scrollNext';

/** Turns it, at once where nothing may move. What is asked for before embla is there has it start. */
function useTurn(api: Api, still: boolean, start: () => void) {
  const early = useRef<Turn | null>(null);

  useEffect(() => {
    if (!api || !early.current) return;
    api[early.current](still);
    early.current = null;
  }, [api, still]);

  return (turn: Turn) => {
    if (api) return void api[turn](still);
    early.current = turn;
    start();
  };
}

function useDrive(api: Api, running: boolean) {
  // The plugin has a memory of its own for hidden pages: when one is seen again it is told anew.
  const visible = usePageVisible();

  useEffect(() => {
    if (!api) return;
    function drive() {
      // Embla has no list of plugins until it is first active; with a single slide, before the
      // style sheet for example, the plugin does not get ready.
      const autoplay = api?.plugins()?.autoplay;
      if (running && visible && api?.canScrollNext()) autoplay?.play();
      else autoplay?.stop();
    }
    drive();
    // At each new width embla starts anew and the plugin stands still.
    api.on('reInit', drive);
    return () => void api.off('reInit', drive);
  }, [api, running, visible]);
}

function useStopOnDrag(api: Api, { stop, setPressed }: Rotation) {
  useEffect(() => {
    if (!api) return;
    let pressed = false;
    const press = () => {
      pressed = true;
      setPressed(true);
    };
    const release = () => {
      pressed = false;
      setPressed(false);
    };
    const move = () => {
      if (pressed) stop();
    };
    // A flick may be over before a frame is drawn: then there is no scroll, but a selection. A new
    // start, when the phone is turned for example, forgets the finger.
    api.on('pointerDown', press).on('pointerUp', release).on('reInit', release);
    api.on('scroll', move).on('select', move);
    return () => {
      api.off('pointerDown', press).off('pointerUp', release).off('reInit', release);
      api.off('scroll', move).off('select', move);
    };
  }, [api, stop, setPressed]);
}
