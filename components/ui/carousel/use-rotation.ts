import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from 'react';

export type Rotation = ReturnType<typeof useRotation>['rotation'];

/**
 * The state of an automatic rotation: it runs while visible, unless the visitor has stopped it (WCAG 2.2.2), hovers or
 * presses it, or it contains the visible focus. A focus after a click does not count: it remains when the pointer has
 * left.
 */
export function useRotation(area: RefObject<HTMLElement | null>, possible: boolean) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [onScreen, setOnScreen] = useState<boolean | null>(null);
  const stop = useCallback(() => setPaused(true), []);

  useEffect(() => {
    const { current: element } = area;
    if (!element) return;
    // The initial state, of which no event informs.
    setHovered(element.matches(':hover'));
    setFocused(element.querySelector(':focus-visible') !== null);
    const observer = new IntersectionObserver((entries) => {
      // The last entry is the current state.
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);

  const rotation = {
    paused,
    running: possible && onScreen === true && !paused && !hovered && !focused && !pressed,
    /** `null` until observed. */
    onScreen,
    /** Pauses it until the visitor restarts it. */
    stop,
    toggle: () => {
      setPaused(!paused);
      // The hovered and focused button would keep it paused.
      setHovered(false);
      setFocused(false);
    },
    /** Sets whether a pointer is down on the draggable area. */
    setPressed,
  };
  const listeners = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // When the window loses the focus, its active element stays the same.
      const next = (relatedTarget as Node | null) ?? document.activeElement;
      if (!currentTarget.contains(next)) setFocused(false);
    },
  };
  return { rotation, listeners };
}
