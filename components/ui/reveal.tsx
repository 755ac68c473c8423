'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

/** Each percent up to twelve, for boxes of which less than that is enough. */
const thresholds = Array.from({ length: 13 }, (_, percent) => percent / 100);

/** Reveals its content when it scrolls into view, if it is below the window at hydration (docs/product.md#reveal). */
export function Reveal({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isWaiting = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        isWaiting = isWaiting ? !isSeen(entry) : entry.boundingClientRect.top >= window.innerHeight;
        setWaiting(isWaiting);
        if (!isWaiting) observer.disconnect();
      },
      { threshold: thresholds },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={element} className={styles.reveal} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}

/** Whether 12 % of a box are visible; one so tall that they never fit counts from half the height of the window. */
function isSeen({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.12 || intersectionRect.height >= window.innerHeight / 2;
}
