import { Arc } from '@/components/ui/arc/arc';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { HomeLink } from './home-link';
import styles from './logo.module.css';

/** The logo and the name, as a link to the home page. */
export function Logo({ brand }: { brand: string }) {
  return (
    <HomeLink className={styles.logo}>
      <Arc className={styles.mark} />
      <span translate="no">{brand}</span>
      <VisuallyHidden> – Accueil</VisuallyHidden>
    </HomeLink>
  );
}
