import { classNames } from '@/components/ui/class-names';
import styles from './pin.module.css';

type Props = {
  count?: number;
  approximate?: boolean;
  highlighted?: boolean;
  className?: string | undefined;
};

/** The pin of an exact position, or the hatched diamond of an approximate one; with a count, if several. */
export function Pin({ count = 1, approximate = false, highlighted = false, className }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(styles.pin, approximate && styles.approximate, className)}
      data-highlighted={highlighted || undefined}
    >
      <svg viewBox="0 0 44 52" className={styles.shape} aria-hidden="true">
        {approximate ? (
          <>
            <path className={styles.body} d="M22 8 38 27 22 50 6 27z" />
            <path className={styles.hatching} d="M13 18.7 31 40M17.5 13.4 35 34M9 24 26.5 44.5" />
          </>
        ) : (
          <path
            className={styles.body}
            d="M22 50c-1.2 0-2-.7-2.6-1.6C14 40 7 32.6 7 23a15 15 0 0 1 30 0c0 9.6-7 17-12.4 25.4-.6.9-1.4 1.6-2.6 1.6z"
          />
        )}
        <circle
          className={styles.point}
          cx="22"
          cy={approximate ? 27 : 23}
          r={count > 1 ? 10.5 : 5}
        />
      </svg>
      {count > 1 && <span className={styles.count}>{count}</span>}
    </span>
  );
}
