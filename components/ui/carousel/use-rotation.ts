import { type RefObject, useCallback, useState } from 'react';
import { useInteraction } from './use-interaction';
import { useOnScreen } from './use-on-screen';

export type Rotation = {
  /** The visitor stopped it. */
  paused: boolean;
  /** It goes on by itself. */
  running: boolean;
  /** `null` before the browser said so. */
  onScreen: boolean | null;
  /** Stops it for good: only the visitor starts it again. */
  stop: () => void;
  toggle: () => void;
  /** Whether a pointer is down on it. */
  setPressed: (pressed: boolean) => void;
};

/**
 * Whether something that can move by itself does: while it is seen, nobody is at it, and the
 * visitor did not stop it (WCAG 2.2.2).
 */
export function useRotation(area: RefObject<HTMLElement | null>, possible: boolean) {
  const [paused, setPaused] = useState(false);
  const onScreen = useOnScreen(area);
  const { here, setPressed, disregard, listeners } = useInteraction(area);
  const stop = useCallback(() => setPaused(true), []);

  const rotation: Rotation = {
    paused,
    running: possible && !paused && !here && onScreen === true,
    onScreen,
    stop,
    toggle: () => {
      setPaused(!paused);
      // The pointer and the focus are on the button: they would hold what it starts.
      disregard();
    },
    setPressed,
  };
  return { rotation, listeners };
}
