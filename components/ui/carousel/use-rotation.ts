import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from 'react';

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

/**
 * Whether the visitor interacts with an element: it is hovered, pressed, or contains the visible
 * focus. A focus after a click does not count: it remains when the pointer has left.
 */
function useInteraction(area: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    // The initial state, of which no event informs.
    setHovered(area.current?.matches(':hover') ?? false);
    setFocused(area.current?.querySelector(':focus-visible') != null);
  }, [area]);

  return {
    interacting: hovered || focused || pressed,
    /** Sets whether a pointer is down on the draggable area. */
    setPressed,
    /** Ignores the current hover and focus, until the next ones. */
    reset: () => {
      setHovered(false);
      setFocused(false);
    },
    listeners: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // When the window loses the focus, its active element stays the same.
        const next = (relatedTarget as Node | null) ?? document.activeElement;
        if (!currentTarget.contains(next)) setFocused(false);
      },
    },
  };
}
