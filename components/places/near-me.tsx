import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LocateFixedIcon } from '@/components/ui/icons/icons';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './place-field.module.css';

const searching = 'Recherche de votre position…';

type Props = {
  /** Whether an icon beside the label says it, where there is little space. */
  isShort: boolean;
  onFound: (place: PlaceSummary) => void;
};

/** The town nearest to the device, whose position is requested on a press only (docs/product.md#place-field). */
export function NearMe({ isShort, onFound }: Props) {
  const [message, setMessage] = useState('');
  const busy = message === searching;

  async function find() {
    if (busy) return;
    setMessage(searching);
    const found = await import('@/components/places/place-suggestions')
      .then(({ locate }) => locate())
      .catch(() => 'Votre position n’a pas pu être déterminée.');
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
        className={classNames(styles.near, isShort && styles.short)}
        aria-disabled={busy || undefined}
        onClick={() => void find()}
      >
        <LocateFixedIcon size={18} aria-hidden />
        <span>Autour de moi</span>
      </button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
