'use client';

import { type ReactNode, useState } from 'react';
import { Arc } from '@/components/ui/arc/arc';
import { Carousel } from '@/components/ui/carousel/carousel';
import styles from './hero-stage.module.css';

// See docs/product.md#hero.
const delay = 6_000;

type Props = {
  /** `face` is the screen in the small phone in front. */
  screens: { key: string; title: string; picture: ReactNode; face: ReactNode }[];
};

/** A phone on small screens, a browser on others, with a small phone in front on wide ones. */
export function HeroStage({ screens }: Props) {
  const [current, setCurrent] = useState(0);
  return (
    <div className={styles.stage}>
      <Carousel
        label="Aperçu de l’application"
        delay={delay}
        slides={screens.map(({ key, title, picture }) => ({ key, name: title, content: picture }))}
        caption={
          <div className={styles.captions}>
            {screens.map(({ key, title }, index) => (
              <p key={key} data-current={index === current || undefined}>
                {title}
              </p>
            ))}
          </div>
        }
        className={styles.carousel}
        frameClassName={styles.frame}
        onSelect={setCurrent}
      />
      <div className={styles.phone} aria-hidden>
        {screens.map(({ key, face }, index) => (
          <div
            key={key}
            className={styles.face}
            data-current={index === current || undefined}
            data-near={isNear(index, current, screens.length) || undefined}
          >
            {face}
          </div>
        ))}
      </div>
      {/* Last: it would move as the HTML of what it is behind arrives. */}
      <Arc className={styles.arc} />
    </div>
  );
}

/** Whether a screen is the current one or next to it: only those are fetched. */
function isNear(index: number, current: number, count: number): boolean {
  const steps = Math.abs(index - current);
  return Math.min(steps, count - steps) <= 1;
}
