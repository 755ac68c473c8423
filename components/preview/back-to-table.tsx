import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { previewPath } from '@/lib/preview/query';
import styles from './back-to-table.module.css';

export function BackToTable() {
  return (
    <a href={previewPath} className={styles.back}>
      <ArrowLeftIcon size={20} aria-hidden />
      Tous les genres de page
    </a>
  );
}
