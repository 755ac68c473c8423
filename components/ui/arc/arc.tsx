import { classNames } from '@/components/ui/class-names';
import styles from './arc.module.css';

/** The logo, « la relève »: two arcs that pass a point on. Dark surfaces set --arc-from, --arc-to and --arc-point. */
export function Arc({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames(styles.arc, className)}>
      <path className={styles.from} d={arcPath} />
      <path className={styles.to} d={arcPath} transform="rotate(180 24 24)" />
      <circle className={styles.point} cx="24" cy="24" r="6" />
    </svg>
  );
}

/** One arc of the logo, with a gap for the point; the other arc is rotated by 180°. */
export const arcPath =
  'M9.4 43a4.4 4.4 0 0 1-8.8 0A23.4 23.4 0 0 1 15.93 21.04A8.6 8.6 0 0 0 17.68 29.84A14.6 14.6 0 0 0 9.4 43z';
