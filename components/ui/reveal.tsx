'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reveal.module.css';

// Specification, section 9.
const threshold = 0.12;

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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setWaiting(false);
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      setWaiting(false);
    };
  }, []);

  return (
    <div ref={element} className={styles.reveal} data-waiting={waiting || undefined}>
      {children}
    </div>
  );
}
