import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/**
 * Whether the visitor interacts with an element: it is hovered, pressed, or contains the visible
 * focus. A focus after a click does not count: it remains when the pointer has left.
 */
export function useInteraction(area: RefObject<HTMLElement | null>) {
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
