import { classNames } from '@/components/ui/class-names';
import styles from './skeleton.module.css';

/** A placeholder of loading content; the given class sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} />;
}
