import { classNames } from '@/components/ui/class-names';
import styles from './arc.module.css';
import { arcPath } from './arc-path';

type Props = {
  className?: string | undefined;
  /** The point has dropped out of the arcs: for empty states and errors. */
  dropped?: boolean;
};

/**
 * The logo of the site, « la relève »: two arcs that pass a point on. Dark surfaces set --arc-from,
 * --arc-to and --arc-point.
 */
export function Arc({ className, dropped = false }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames(styles.arc, className)}>
      <path className={styles.from} d={arcPath} />
      <path className={styles.to} d={arcPath} transform="rotate(180 24 24)" />
      <circle className={styles.point} cx={dropped ? 32 : 24} cy={dropped ? 41.6 : 24} r="6" />
    </svg>
  );
}
