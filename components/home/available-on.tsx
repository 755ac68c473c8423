import { GlobeIcon, SmartphoneIcon, TabletSmartphoneIcon } from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/links';
import styles from './available-on.module.css';
import { Section } from './section';

type Props = { androidUrl: string; iosUrl: string; webUrl: string };

export function AvailableOn({ androidUrl, iosUrl, webUrl }: Props) {
  return (
    <Section
      surface="pine"
      title="Disponible sur"
      lead="Votre téléphone pour répondre entre deux consultations, votre ordinateur pour la comptabilité."
    >
      <ul className={styles.ways}>
        <li>
          <NewTabLink href={androidUrl} className={styles.way}>
            <SmartphoneIcon size={32} aria-hidden />
            <span>
              <span className={styles.device}>Téléphones et tablettes Android</span>
              <span className={styles.store}>Google Play</span>
            </span>
          </NewTabLink>
        </li>
        <li>
          <NewTabLink href={iosUrl} className={styles.way}>
            <TabletSmartphoneIcon size={32} aria-hidden />
            <span>
              <span className={styles.device}>iPhone et iPad</span>
              <span className={styles.store}>App Store</span>
            </span>
          </NewTabLink>
        </li>
        <li>
          <a href={webUrl} className={styles.way}>
            <GlobeIcon size={32} aria-hidden />
            <span>
              <span className={styles.device}>Tout navigateur</span>
              <span className={styles.store}>Application web</span>
            </span>
          </a>
        </li>
      </ul>
    </Section>
  );
}
