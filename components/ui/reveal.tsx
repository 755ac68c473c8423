'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

// Specification, section 9.
const threshold = 0.12;

/** Of a box so tall that the window never holds 12 % of it, half a window is enough. */
function reachable(height: number): number {
  return Math.min(threshold, (0.5 * window.innerHeight) / Math.max(1, height));
}

/**
 * Has a box wait where it is still below the window, until it is seen; gives what ends that. Where
 * it is, the browser tells without being made to lay the page out again.
 */
function hold(box: HTMLElement, setWaiting: (waiting: boolean) => void): () => void {
  let observer = new IntersectionObserver(([first]) => {
    observer.disconnect();
    if (!first || first.boundingClientRect.top < window.innerHeight) return;
    setWaiting(true);
    watch(first.boundingClientRect.height);
    window.addEventListener('resize', again);
  });
  observer.observe(box);
  return stop;

  function watch(height: number) {
    observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) stop();
      },
      { threshold: reachable(height) },
    );
    observer.observe(box);
  }

  /** Another window, or another size of text: what is reachable is another part. */
  function again() {
    observer.disconnect();
    watch(box.offsetHeight);
  }

  function stop() {
    observer.disconnect();
    window.removeEventListener('resize', again);
    setWaiting(false);
  }
}

/**
 * Lets its content rise into view on the way down the page. Only what is still below the window
 * when React starts ever waits: without JavaScript, with reduced motion or above, nothing is hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (element.current && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return hold(element.current, setWaiting);
    }
  }, []);

  return (
    <div ref={element} className={styles.reveal} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}
