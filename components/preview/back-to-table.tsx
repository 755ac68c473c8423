import ArrowLeft from '@/components/ui/icons/arrow-left';
import { previewPath } from '@/lib/seo-audit/query';
import styles from './back-to-table.module.css';

export function BackToTable() {
  return (
    <a href={previewPath} className={styles.back}>
      <ArrowLeft size={20} aria-hidden />
      Tous les genres de page
    </a>
  );
}
