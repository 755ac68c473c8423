import { adListTitle } from '@/lib/ads/messages';
import styles from './ad-list-intro.module.css';

export function AdListIntro() {
  return (
    <header className={styles.intro}>
      <h1>{adListTitle}</h1>
      <p className={styles.lead}>
        Cabinets, maisons de santé, cliniques et hôpitaux cherchent un remplaçant, partout en
        France.
      </p>
    </header>
  );
}
