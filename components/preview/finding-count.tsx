import CircleAlert from '@/components/ui/icons/circle-alert';
import CircleCheck from '@/components/ui/icons/circle-check';
import Lightbulb from '@/components/ui/icons/lightbulb';
import styles from './finding-count.module.css';

type Props = { errors: string | null; advice: string | null };

/** How much there is to mend on a page. */
export function FindingCount({ errors, advice }: Props) {
  if (errors === null && advice === null) {
    return (
      <span className={styles.fine}>
        <CircleCheck size={18} aria-hidden />
        Rien
      </span>
    );
  }
  return (
    <span className={styles.counts}>
      {errors !== null && (
        <span className={styles.errors}>
          <CircleAlert size={18} aria-hidden />
          {errors}
        </span>
      )}
      {advice !== null && (
        <span className={styles.advice}>
          <Lightbulb size={18} aria-hidden />
          {advice}
        </span>
      )}
    </span>
  );
}
