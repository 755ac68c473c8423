import { ConsentPanel } from '@/components/map/consent-panel';
import { preparing } from '@/lib/map/messages';
import panel from './consent-panel.module.css';
import styles from './list-map.module.css';

/** In the served HTML: the consent panel without its button, which needs the code of the map. */
export function ServedListMap() {
  return (
    <>
      <div className={styles.scripted}>
        <ConsentPanel>
          <p className={panel.preparing}>{preparing}</p>
        </ConsentPanel>
      </div>
      <p className={styles.unscripted}>
        La carte demande JavaScript, qui est désactivé dans votre navigateur. Toutes les annonces
        sont dans la liste.
      </p>
    </>
  );
}
