import { classNames } from '@/components/ui/class-names';
import styles from './loading.module.css';

/** At the top of the window while it is rendered. Hidden from screen readers: the loaded content announces itself. */
export function ProgressBar() {
  return <div className={styles.bar} data-progress aria-hidden />;
}

/** A placeholder of loading content; the given class sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} />;
}
