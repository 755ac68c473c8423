import { useState } from 'react';
import { LocateFixedIcon } from '@/components/ui/icons/icons';
import type { PlaceSummary } from '@/lib/places/place-summary';
import { withTimeout } from '@/lib/runtime/with-timeout';
import styles from './place-field.module.css';

const searching = 'Recherche de votre position…';

/** The town nearest to the device, whose position is requested on a press only (docs/product.md#place-field). */
export function NearMe({ onFound }: { onFound: (place: PlaceSummary) => void }) {
  const [message, setMessage] = useState('');
  const busy = message === searching;

  async function find() {
    if (busy) return;
    setMessage(searching);
    const answer = import('@/components/places/place-suggestions').then(({ locate }) => locate());
    // Some browsers never answer.
    const found = await withTimeout(answer, 15_000).catch(
      () => 'Votre position n’a pas pu être déterminée.',
    );
    if (typeof found === 'string') {
      setMessage(`${found} Indiquez plutôt une ville ou un code postal.`);
    } else {
      onFound(found);
      setMessage('');
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.near}
        aria-disabled={busy || undefined}
        onClick={() => void find()}
      >
        <LocateFixedIcon size={18} aria-hidden />
        Autour de moi
      </button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
