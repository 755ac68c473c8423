import { SkipLink } from '@/components/ui/link/skip-link';
import styles from './skip-to-content.module.css';

/** The first stop of the keyboard: past the header, into the page. */
export function SkipToContent() {
  return (
    <SkipLink href="#contenu" className={styles.place}>
      Aller au contenu
    </SkipLink>
  );
}
