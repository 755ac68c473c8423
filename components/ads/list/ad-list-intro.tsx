import { ButtonLink } from '@/components/ui/button/button-link';
import styles from './ad-list-intro.module.css';

/** @param appUrl where one signs up and logs in. */
export function AdListIntro({ appUrl }: { appUrl: string }) {
  return (
    <header className={styles.intro}>
      <div className={styles.heading}>
        <h1>Nos annonces</h1>
        <p className={styles.lead}>
          Cabinets, maisons de santé, cliniques et hôpitaux cherchent un remplaçant, partout en
          France.
        </p>
      </div>
      <aside className={styles.banner} aria-label="Créer un compte">
        <p>
          <strong>Une annonce vous intéresse&nbsp;?</strong> Créez votre compte pour postuler.
        </p>
        <div className={styles.ways}>
          <ButtonLink href={appUrl} variant="secondary">
            Créer un compte
          </ButtonLink>
          <a href={appUrl} className={styles.logIn}>
            Se connecter
          </a>
        </div>
      </aside>
    </header>
  );
}
