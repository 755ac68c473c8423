import { ButtonLink } from '@/components/ui/button/button-link';
import styles from './ad-list-intro.module.css';

export function AdListIntro({ signUpUrl }: { signUpUrl: string }) {
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
          <strong>Une annonce vous intéresse&nbsp;?</strong> Créez votre compte pour postuler et
          être prévenu des nouvelles annonces.
        </p>
        <ButtonLink href={signUpUrl} variant="secondary">
          Créer un compte
        </ButtonLink>
      </aside>
    </header>
  );
}
