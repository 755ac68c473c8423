import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import styles from './account-banner.module.css';

/** Two full rows of two cards. */
export const cardsBeforeBanner = 4;

/** @param appUrl the web app, for sign-up and log-in. */
export function AccountBanner({ appUrl }: { appUrl: string }) {
  return (
    <div className={styles.banner}>
      <p>
        <strong>Une annonce vous intéresse&nbsp;?</strong> Créez votre compte dans l’application
        pour candidater.
      </p>
      <div className={styles.ways}>
        <ButtonLink href={appUrl} variant="secondary">
          Créer un compte
        </ButtonLink>
        <a href={appUrl} className={styles.logIn}>
          Se connecter
        </a>
      </div>
    </div>
  );
}

/** The banner below a page that has no list. */
export function AccountBannerBelow({ appUrl }: { appUrl: string }) {
  return (
    <Container className={styles.below}>
      <AccountBanner appUrl={appUrl} />
    </Container>
  );
}
