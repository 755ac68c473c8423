import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import styles from './account-banner.module.css';

/** A visitor has seen what there is; two rows of two cards are full. */
export const cardsBeforeBanner = 4;

/** @param appUrl where one signs up and logs in. */
export function AccountBanner({ appUrl }: { appUrl: string }) {
  return (
    <div className={styles.banner}>
      <p>
        <strong>Une annonce vous intéresse&nbsp;?</strong> Créez votre compte dans l’application
        pour postuler.
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

/** The same below a page that has no list. */
export function AccountBannerBelow({ appUrl }: { appUrl: string }) {
  return (
    <Container className={styles.below}>
      <AccountBanner appUrl={appUrl} />
    </Container>
  );
}
