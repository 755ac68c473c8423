import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Rotation } from './use-rotation';

type Api = UseEmblaCarouselType[1];

/**
 * Not milliseconds, but a unit of Embla. Measured in Chromium, from scrollNext() to 1 px from the end:
 * 19 takes 485 ms on a slide of 248 px, 515 ms on 550 px, 530 ms on 704 px; 25, the default, takes
 * 815, 915 and 950 ms.
 */
const duration = 19;

/**
 * Embla, with autoplay while the rotation runs. It measures the layout, which is slow on phones: so it
 * starts when the slides become visible, or at the first use of a button.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  rotation: Rotation,
  { active, delay, still }: { active: boolean; delay: number; still: boolean },
) {
  const plugins = useAutoplay(delay);
  const [start, api] = useEmblaCarousel(
    // Off-screen slides are inert, so the focus never enters them.
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

/** Changes the slide, without animation if `still`. Before Embla is ready, starts it first. */
function useTurn(api: Api, still: boolean, start: () => void) {
  const queued = useRef<Turn | null>(null);

  useEffect(() => {
    if (!api || !queued.current) return;
    api[queued.current](still);
    queued.current = null;
  }, [api, still]);

  return (turn: Turn) => {
    if (api) return void api[turn](still);
    queued.current = turn;
    start();
  };
}

function useDrive(api: Api, running: boolean) {
  // The plugin keeps a state of its own for hidden pages: it is updated when the page is visible again.
  const visible = usePageVisible();

  useEffect(() => {
    if (!api) return;
    function drive() {
      // Embla has no plugins until it is first active; with a single slide, as before the style sheet
      // has loaded, the plugin is not initialised.
      const autoplay = api?.plugins()?.autoplay;
      if (running && visible && api?.canScrollNext()) autoplay?.play();
      else autoplay?.stop();
    }
    drive();
    // At each new width Embla is initialised again, and the plugin stops.
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
    // A flick may end before a frame: then there is no `scroll` event, but `select`. `reInit`, as when
    // the phone is rotated, ends the press.
    api.on('pointerDown', press).on('pointerUp', release).on('reInit', release);
    api.on('scroll', move).on('select', move);
    return () => {
      api.off('pointerDown', press).off('pointerUp', release).off('reInit', release);
      api.off('scroll', move).off('select', move);
    };
  }, [api, stop, setPressed]);
}

/**
 * The autoplay plugin, in an array that is stable between renders: a new one would restart Embla.
 */
function useAutoplay(delay: number) {
  // use-rotation.ts decides when to play. The remaining rule of the plugin agrees with it: it stops
  // at pointerdown, and does not restart by itself.
  return useMemo(() => [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })], [delay]);
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is visible, rather than in a background tab. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}
