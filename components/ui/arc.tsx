import styles from './arc.module.css';
import { classNames } from './class-names';

/** One arc of the mark, cut where the point rests; the other is the same, turned half around. */
const arc =
  'M9.4 43a4.4 4.4 0 0 1-8.8 0A23.4 23.4 0 0 1 15.93 21.04A8.6 8.6 0 0 0 17.68 29.84A14.6 14.6 0 0 0 9.4 43z';

type Props = {
  className?: string | undefined;
  /** The point has fallen out of the arcs: something is missing. */
  dropped?: boolean;
};

/**
 * The mark of the site, « la relève »: two arcs that meet and pass a point on. On a dark surface,
 * the surface sets --arc-from, --arc-to and --arc-point.
 */
export function Arc({ className, dropped = false }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames(styles.arc, className)}>
      <path className={styles.from} d={arc} />
      <path className={styles.to} d={arc} transform="rotate(180 24 24)" />
      <circle className={styles.point} cx={dropped ? 32 : 24} cy={dropped ? 41.6 : 24} r="6" />
    </svg>
  );
}
