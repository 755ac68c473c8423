import { SkipLink } from '@/components/ui/link/links';
import styles from './skip-to-content.module.css';

/** The skip link to the content, the first focusable element. */
export function SkipToContent() {
  return (
    <SkipLink href="#contenu" className={styles.place}>
      Aller au contenu
    </SkipLink>
  );
}
