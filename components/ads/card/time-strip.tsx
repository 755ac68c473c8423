import type { TimeStrip } from '@/lib/ads/time-strip';
import styles from './time-strip.module.css';

/** Screen readers say its label; without one, the dates beside it say all. */
export function TimeStripImage({ all, taken, label, ...size }: TimeStrip) {
  return (
    <svg
      {...size}
      className={styles.strip}
      preserveAspectRatio="none"
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={!label || undefined}
    >
      <path d={all} />
      <path d={taken} />
    </svg>
  );
}
