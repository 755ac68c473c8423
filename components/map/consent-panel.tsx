import Link from 'next/link';
import type { ReactNode } from 'react';
import { MapPinnedIcon } from '@/components/ui/icons/icons';
import styles from './consent-panel.module.css';

type Props = {
  /** The visitor has agreed before, and is only asked whether to show this map. */
  agreed?: boolean;
  /** What shows the map, or says that it is being prepared. */
  children: ReactNode;
};

/** Stands in the place of the map until the visitor lets Google be asked for it. */
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
