import Link from 'next/link';
import type { ReactNode } from 'react';
import { MapPinnedIcon } from '@/components/ui/icons/leaf-icons';
import styles from './consent-panel.module.css';

type Props = {
  /** The visitor has consented before, and only chooses to show this map. */
  agreed?: boolean;
  children: ReactNode;
};

/** Shown instead of the map until the visitor consents to requests to Google. */
export function ConsentPanel({ agreed = false, children }: Props) {
  return (
    <div className={styles.panel}>
      <MapPinnedIcon size={40} aria-hidden />
      {!agreed && (
        <p>
          La carte vient de Google, qui reçoit pour la dessiner votre adresse IP, des informations
          sur votre navigateur et la zone que vous regardez.{' '}
          <Link href="/politique-de-confidentialite#carte-google" prefetch={false}>
            En savoir plus sur ce que Google reçoit
          </Link>
        </p>
      )}
      {children}
      {!agreed && (
        <p className={styles.note}>
          Votre accord est gardé six mois dans ce navigateur et peut être retiré à tout moment.
        </p>
      )}
    </div>
  );
}
