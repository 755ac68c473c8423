'use client';

import { useBrowserValue } from '@/components/ui/use-hydrated';
import type { Verified } from '@/lib/ads/verified';
import styles from './ad-article.module.css';

/** « Vérifiée le 28 novembre à 9 h »; in the browser, which knows what day it is, « aujourd’hui » and « hier ». */
export function VerifiedAt({ dateTime, day, hour }: Verified) {
  const near = useBrowserValue(() => nearDay(new Date(dateTime)), null);
  return (
    <p className={styles.verified}>
      Vérifiée{' '}
      <time dateTime={dateTime} data-day={day}>
        {`${near ?? day} à ${hour}`}
      </time>
    </p>
  );
}

function nearDay(instant: Date): string | null {
  const dayInParis = (date: Date) => date.toLocaleDateString('fr', { timeZone: 'Europe/Paris' });
  const day = dayInParis(instant);
  if (day === dayInParis(new Date())) return 'aujourd’hui';
  return day === dayInParis(new Date(Date.now() - 86_400_000)) ? 'hier' : null;
}
