'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

// Specification, section 9.
const threshold = 0.12;

/** Of a box so tall that the window never holds 12 % of it, half a window is enough. */
function reachable(box: HTMLElement): number {
  return Math.min(threshold, (0.5 * window.innerHeight) / Math.max(1, box.offsetHeight));
}

/**
 * Lets its content rise into view on the way down the page. Only what is still below the window
 * when React starts ever waits: without JavaScript, with reduced motion or above, nothing is hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    const box = element.current;
    if (!box || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (box.getBoundingClientRect().top < window.innerHeight) return;
    setWaiting(true);
    let observer = watch(box);
    // Another window, or another size of text: what is reachable is another part.
    const again = () => {
      observer.disconnect();
      observer = watch(box);
    };
    window.addEventListener('resize', again);
    return stop;

    function watch(seen: HTMLElement) {
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          setWaiting(false);
          stop();
        },
        { threshold: reachable(seen) },
      );
      watcher.observe(seen);
      return watcher;
    }

    function stop() {
      observer.disconnect();
      window.removeEventListener('resize', again);
      setWaiting(false);
    }
  }, []);

  return (
    <div ref={element} className={styles.reveal} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}
