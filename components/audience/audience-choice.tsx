'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from '@/components/ui/notice/choice.module.css';
import { audienceChoice, chooseAudience, watchAudienceChoice } from '@/lib/legal/audience';

const states = {
  counted: 'Vos visites sont comptées.',
  refused: 'Vos visites ne sont pas comptées dans ce navigateur.',
  objected:
    'Vos visites ne sont pas comptées\u00a0: votre navigateur demande aux sites de ne pas vous suivre.',
};

const outcomes = {
  counted: 'C’est noté\u00a0: vos prochaines visites seront comptées.',
  refused: 'C’est noté\u00a0: vos visites ne sont plus comptées.',
};

const notStored =
  ' Votre navigateur ne peut pas l’enregistrer\u00a0: ce choix vaut jusqu’à votre départ du site.';

/** Says whether the visitor's page views are counted, and lets them refuse it, on the privacy page. */
export function AudienceChoice() {
  const choice = useSyncExternalStore(watchAudienceChoice, audienceChoice, () => null);
  const [made, setMade] = useState<{ choice: keyof typeof outcomes; stored: boolean } | null>(null);

  function choose(next: keyof typeof outcomes) {
    setMade({ choice: next, stored: chooseAudience(next) });
  }

  return (
    <div className={styles.choice}>
      <p className={styles.unscripted}>
        JavaScript est désactivé dans votre navigateur&nbsp;: vos visites ne sont pas comptées.
      </p>
      {choice !== null && <p>{states[choice]}</p>}
      {(choice === 'counted' || choice === 'refused') && (
        <Button
          variant="secondary"
          onClick={() => choose(choice === 'counted' ? 'refused' : 'counted')}
        >
          {choice === 'counted' ? 'Ne plus compter mes visites' : 'Compter mes visites'}
        </Button>
      )}
      <p role="status" className={styles.outcome}>
        {made !== null &&
          made.choice === choice &&
          `${outcomes[made.choice]}${made.stored ? '' : notStored}`}
      </p>
    </div>
  );
}
