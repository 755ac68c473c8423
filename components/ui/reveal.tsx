'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

/**
 * Reveals its content with a transition when it scrolls into view (docs/product.md#reveal). Only content below the
 * window at hydration is hidden first, and nothing without JavaScript or with reduced motion.
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

/**
 * Sets a box that is below the window to waiting, until 12 % of it are visible; returns the function that stops it. The
 * observer reports the position without forcing a layout.
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
    observer.disconnect();
    // Of a box so tall that 12 % never fit, half the height of the window.
    const options = { threshold: Math.min(0.12, (0.5 * window.innerHeight) / Math.max(1, height)) };
    observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && stop(), options);
    observer.observe(box);
  }

  /** The window or the size of the text has changed, and with it the threshold. */
  function restart() {
    watch(box.offsetHeight);
  }

  function stop() {
    observer.disconnect();
    window.removeEventListener('resize', restart);
    setWaiting(false);
  }
}
