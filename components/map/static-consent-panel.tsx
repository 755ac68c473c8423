import { ConsentPanel } from '@/components/map/consent-panel';
import styles from './consent-panel.module.css';

/**
 * The question of the list’s map as it comes with the HTML, which cannot know what the visitor chose:
 * what there is to read is there at once, what there is to press comes with the code that hears it.
 */
export function StaticConsentPanel() {
  return (
    <ConsentPanel>
      <p className={styles.preparing}>Cartographie en cours de préparation...</p>
    </ConsentPanel>
  );
}
