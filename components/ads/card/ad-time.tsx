import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { AdTime } from '@/lib/ads/ad-time';
import styles from './ad-time.module.css';

const letters = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];

/** When an ad takes place, in words; the days of a regular week as letters too. Screen readers read whole words. */
export function AdTimeInWords({ shown, aloud, days }: AdTime) {
  if (shown === aloud) return shown;
  return (
    <>
      <VisuallyHidden>{aloud}</VisuallyHidden>
      <span aria-hidden>
        <span>{`${shown} `}</span>
        {days && (
          <span className={styles.days}>
            {letters.map((letter, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two days have one letter, and the order is fixed
              <span key={day} data-taken={days[day] || undefined}>
                {letter}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}
