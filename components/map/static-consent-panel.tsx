import { ConsentPanel } from '@/components/map/consent-panel';
import styles from './consent-panel.module.css';

/**
 * The consent panel in the served HTML, without its button: the server does not know the visitor's
 * choice, and the button needs the code of the map.
 */
export function StaticConsentPanel() {
  return (
    <ConsentPanel>
      <p className={styles.preparing}>Cartographie en cours de préparation...</p>
    </ConsentPanel>
  );
}
