import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether the visitor is at something: the pointer over it or down on it, or the keyboard's focus
 * inside. A focus that a click left behind does not count: it stays when the visitor has gone.
 */
export function useInteraction(area: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    // No event tells how it is when the page comes, or comes back.
    setPointed(area.current?.matches(':hover') ?? false);
    setFocused(area.current?.querySelector(':focus-visible') != null);
  }, [area]);

  return {
    here: pointed || focused || pressed,
    /** Whether a pointer is down on what can be dragged. */
    setPressed,
    /** Counts only what comes next: the visitor, still here, wants it so. */
    disregard: () => {
      setPointed(false);
      setFocused(false);
    },
    listeners: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A window that goes to the back blurs what will have the focus again.
        const next = (relatedTarget as Node | null) ?? document.activeElement;
        if (!currentTarget.contains(next)) setFocused(false);
      },
    },
  };
}
