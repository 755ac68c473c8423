'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

/** Reveals its content when it scrolls into view, if it is below the window at hydration (docs/product.md#reveal). */
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

/** Hides a box below the window until 12 % of it are visible, without forcing a layout; returns what stops it. */
function waitUntilVisible(box: HTMLElement, setWaiting: (waiting: boolean) => void): () => void {
  let observer = new IntersectionObserver(([first]) => {
    observer.disconnect();
    if (!first || first.boundingClientRect.top < window.innerHeight) return;
    setWaiting(true);
    watch(first.boundingClientRect.height);
    // With the window or the size of the text the threshold changes.
    window.addEventListener('resize', restart);
  });
  const restart = () => watch(box.offsetHeight);
  observer.observe(box);
  return stop;

  function watch(height: number) {
    observer.disconnect();
    // A box so tall that 12 % never fit counts from half the height of the window.
    const options = { threshold: Math.min(0.12, (0.5 * window.innerHeight) / Math.max(1, height)) };
    observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && stop(), options);
    observer.observe(box);
  }

  function stop() {
    observer.disconnect();
    window.removeEventListener('resize', restart);
    setWaiting(false);
  }
}
