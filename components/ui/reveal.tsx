'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

// See docs/product.md#reveal.
const threshold = 0.12;

/** The threshold; for a box so tall that 12 % of it never fit, half the height of the window. */
function reachable(height: number): number {
  return Math.min(threshold, (0.5 * window.innerHeight) / Math.max(1, height));
}

/**
 * Sets a box that is below the window to waiting, until it is visible; returns the function that stops it. The observer
 * reports the position without forcing a layout.
 */
function waitUntilVisible(box: HTMLElement, setWaiting: (waiting: boolean) => void): () => void {
  let observer = new IntersectionObserver(([first]) => {
    observer.disconnect();
    if (!first || first.boundingClientRect.top < window.innerHeight) return;
    setWaiting(true);
    watch(first.boundingClientRect.height);
    window.addEventListener('resize', restart);
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

  /** The window or the size of the text has changed, and with it the threshold. */
  function restart() {
    observer.disconnect();
    watch(box.offsetHeight);
  }

  function stop() {
    observer.disconnect();
    window.removeEventListener('resize', restart);
    setWaiting(false);
  }
}

/**
 * Reveals its content with a transition when it scrolls into view. Only content below the window at hydration is hidden
 * first, and nothing without JavaScript or with reduced motion.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (element.current && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return waitUntilVisible(element.current, setWaiting);
    }
  }, []);

  return (
    <div ref={element} className={styles.reveal} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}
