import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useInteraction } from './use-interaction';

export type Rotation = {
  /** Stopped by the visitor. */
  paused: boolean;
  /** Advances automatically. */
  running: boolean;
  /** `null` until observed. */
  onScreen: boolean | null;
  /** Stops it until the visitor restarts it. */
  stop: () => void;
  toggle: () => void;
  /** Sets whether a pointer is down on it. */
  setPressed: (pressed: boolean) => void;
};

/**
 * The state of an automatic rotation: it runs while visible, unless the visitor interacts with it or
 * has stopped it (WCAG 2.2.2).
 */
export function useRotation(area: RefObject<HTMLElement | null>, possible: boolean) {
  const [paused, setPaused] = useState(false);
  const onScreen = useOnScreen(area);
  const { interacting, setPressed, reset, listeners } = useInteraction(area);
  const stop = useCallback(() => setPaused(true), []);

  const rotation: Rotation = {
    paused,
    running: possible && !paused && !interacting && onScreen === true,
    onScreen,
    stop,
    toggle: () => {
      setPaused(!paused);
      // The hovered and focused button would keep it paused.
      reset();
    },
    setPressed,
  };
  return { rotation, listeners };
}

/** Whether any part of an element is on the screen; `null` until observed. */
function useOnScreen(element: RefObject<Element | null>): boolean | null {
  const [onScreen, setOnScreen] = useState<boolean | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      // The last entry is the current state.
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return onScreen;
}
