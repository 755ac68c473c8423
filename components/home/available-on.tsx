import { GlobeIcon, SmartphoneIcon, TabletSmartphoneIcon } from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/links';
import styles from './available-on.module.css';
import { Section } from './section';

type Props = { androidUrl: string; iosUrl: string; webUrl: string };

/** The app, by the device it runs on. */
export function AvailableOn({ androidUrl, iosUrl, webUrl }: Props) {
  const stores = [
    {
      href: androidUrl,
      Icon: SmartphoneIcon,
      device: 'Téléphones et tablettes Android',
      store: 'Google Play',
    },
    { href: iosUrl, Icon: TabletSmartphoneIcon, device: 'iPhone et iPad', store: 'App Store' },
    { href: webUrl, Icon: GlobeIcon, device: 'Tout navigateur', store: 'Application web' },
  ];
  return (
    <Section
      surface="pine"
      title="Disponible sur"
      lead="Votre téléphone pour répondre entre deux consultations, votre ordinateur pour la comptabilité."
    >
      <ul className={styles.ways}>
        {stores.map(({ href, Icon, device, store }) => {
          const Link = href === webUrl ? 'a' : NewTabLink;
          return (
            <li key={device}>
              <Link href={href} className={styles.way}>
                <Icon size={32} aria-hidden />
                <span>
                  <span className={styles.device}>{device}</span>
                  <span className={styles.store}>{store}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
