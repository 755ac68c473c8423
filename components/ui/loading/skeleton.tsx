import { classNames } from '@/components/ui/class-names';
import styles from './skeleton.module.css';

/** The place of something on its way; the caller's class gives it its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={classNames(styles.skeleton, className)} />;
}
