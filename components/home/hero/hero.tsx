import Link from 'next/link';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { CheckIcon } from '@/components/ui/icons/icons';
import { publishPath } from '@/lib/forms/profile';
import { publishReplacement } from '@/lib/french/messages';
import styles from './hero.module.css';
import { HeroScreens } from './hero-screens';

const promises = ['Profils vérifiés', 'Contrats en ligne', 'Toutes les spécialités'];

type Props = {
  appUrl: string;
  /** The search, below the title. */
  children: ReactNode;
};

export function Hero({ appUrl, children }: Props) {
  return (
    <div className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <h1>Passez le relais. Prenez la relève.</h1>
          <p className={styles.lead}>
            Médecins, remplaçants et établissements de santé&nbsp;: l’annonce, la rencontre et le
            contrat, au même endroit.
          </p>
          {children}
          <div className={styles.actions}>
            <ButtonLink href={appUrl} variant="secondary">
              Créer un compte
            </ButtonLink>
            <ButtonLink href="/annonces" variant="quiet">
              Voir les annonces
            </ButtonLink>
          </div>
          <p className={styles.publish}>
            Vous cherchez un remplaçant&nbsp;?{' '}
            <Link href={publishPath} prefetch={false}>
              {publishReplacement}
            </Link>
          </p>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <CheckIcon size={18} aria-hidden />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <HeroScreens />
      </Container>
    </div>
  );
}
