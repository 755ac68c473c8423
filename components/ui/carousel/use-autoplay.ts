import { useEffect, useMemo, useState } from 'react';

type CreateAutoplay = typeof import('embla-carousel-autoplay').default;

const noPlugins: ReturnType<CreateAutoplay>[] = [];

/**
 * The plugin that turns the slides, once it is wanted: it is not loaded before. The list stays the
 * same from one rendering to the next, because another one restarts the carousel.
 */
export function useAutoplay(delay: number, wanted: boolean) {
  const [create, setCreate] = useState<CreateAutoplay | null>(null);

  useEffect(() => {
    if (!wanted || create) return;
    let needed = true;
    import('embla-carousel-autoplay').then(
      (plugin) => {
        // Not in the middle of a swipe, which a restart would break off.
        if (needed) setCreate(() => plugin.default);
      },
      // Without it the slides wait for the visitor; it is asked for again when next wanted.
      () => {},
    );
    return () => {
      needed = false;
    };
  }, [wanted, create]);

  // When to play is decided in use-rotation.ts. What is left of the plugin's own rules agrees: it
  // stops when a pointer goes down, and does not start again by itself.
  return useMemo(
    () => (create ? [create({ delay, playOnInit: false, stopOnFocusIn: false })] : noPlugins),
    [create, delay],
  );
}
