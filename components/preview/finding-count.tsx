import { CircleAlertIcon, CircleCheckIcon, LightbulbIcon } from '@/components/ui/icons/icons';
import styles from './finding-count.module.css';

type Props = { errors: string | null; advice: string | null };

/** The number of errors and hints of a page. */
export function FindingCount({ errors, advice }: Props) {
  if (errors === null && advice === null) {
    return (
      <span className={styles.fine}>
        <CircleCheckIcon size={18} aria-hidden />
        Rien
      </span>
    );
  }
  return (
    <span className={styles.counts}>
      {errors !== null && (
        <span className={styles.errors}>
          <CircleAlertIcon size={18} aria-hidden />
          {errors}
        </span>
      )}
      {advice !== null && (
        <span className={styles.advice}>
          <LightbulbIcon size={18} aria-hidden />
          {advice}
        </span>
      )}
    </span>
  );
}
