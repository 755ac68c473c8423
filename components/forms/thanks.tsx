import type { Ref } from 'react';
import { Arc } from '@/components/ui/arc/arc';
import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import styles from './thanks.module.css';

type Props = { message: string; onAnother: () => void; ref: Ref<HTMLDivElement> };

/** Replaces the form once it is sent, and takes the focus; has links to other pages. */
export function Thanks({ message, onAnother, ref }: Props) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.thanks}>
      <Arc className={styles.arc} />
      <h2 className={styles.message}>{message}</h2>
      <div className={styles.ways}>
        <ButtonLink href="/annonces">Voir les annonces</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
      </div>
      <Button variant="quiet" onClick={onAnother}>
        Envoyer une autre demande
      </Button>
    </div>
  );
}
