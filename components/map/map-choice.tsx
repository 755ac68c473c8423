'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from '@/components/ui/notice/choice.module.css';
import { hasMapConsent, setMapConsent, takeWithdrawal, watchMapConsent } from '@/lib/map/consent';

const outcomes = {
  given: 'C’est noté\u00a0: la carte de Google s’affichera quand vous la demanderez.',
  withdrawn: 'Votre accord est retiré\u00a0: plus rien n’est demandé à Google.',
};

/** Shows and changes the visitor's consent to Google Maps, on the privacy page. */
export function MapChoice() {
  const consent = useSyncExternalStore(watchMapConsent, hasMapConsent, () => null);
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasChecked = useRef(false);

  // Withdrawing reloads a document that runs Google's script.
  useEffect(() => {
    if (consent === null || hasChecked.current) return;
    hasChecked.current = true;
    if (!takeWithdrawal()) return;
    setOutcome('withdrawn');
    button.current?.focus();
  }, [consent]);

  function choose(next: boolean) {
    setMapConsent(next);
    setOutcome(next ? 'given' : 'withdrawn');
  }

  return (
    <div className={styles.choice}>
      <p className={styles.unscripted}>
        JavaScript est désactivé dans votre navigateur&nbsp;: la carte ne s’affiche pas et rien
        n’est demandé à Google.
      </p>
      {consent !== null && (
        <>
          <p>
            {consent
              ? 'Vous avez autorisé la carte de Google dans ce navigateur.'
              : 'Vous n’avez pas autorisé la carte de Google dans ce navigateur.'}
          </p>
          <Button ref={button} variant="secondary" onClick={() => choose(!consent)}>
            {consent ? 'Retirer mon accord' : 'Autoriser'}
          </Button>
        </>
      )}
      <p role="status" className={styles.outcome}>
        {outcome !== null && (outcome === 'given') === consent && outcomes[outcome]}
      </p>
    </div>
  );
}
