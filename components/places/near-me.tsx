import { useState } from 'react';
import { LocateFixedIcon } from '@/components/ui/icons/icons';
import type { PlaceSummary } from '@/lib/places/place-summary-schema';
import styles from './place-field.module.css';

/** Milliseconds for the position; one of the last five minutes will do. */
const options = { timeout: 10_000, maximumAge: 300_000 };

const wayOn = 'Indiquez plutôt une ville ou un code postal.';

/**
 * « Autour de moi »: the town nearest to the device. The position is requested on a press only, sent rounded,
 * and stored nowhere (product.md, « Search by place »).
 */
export function NearMe({ onFound }: { onFound: (place: PlaceSummary) => void }) {
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);

  async function locate() {
    if (busy) return;
    setBusy(true);
    setMessage('Recherche de votre position…');
    try {
      const { coords } = await currentPosition();
      const { fetchPlaceNear } = await import('@/lib/api/browser/places');
      const place = await fetchPlaceNear(coords);
      if (place) onFound(place);
      setMessage(place ? '' : `Aucune commune française n’est proche de votre position. ${wayOn}`);
    } catch (error) {
      setMessage(`${reasonOf(error)} ${wayOn}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.near}
        aria-disabled={busy || undefined}
        onClick={() => void locate()}
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

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });
}

/** A refusal has the code 1 of GeolocationPositionError; Safari has no class of that name to compare with. */
function reasonOf(error: unknown): string {
  const isRefused =
    typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
  return isRefused
    ? 'Votre navigateur ne partage pas votre position avec ce site.'
    : 'Votre position n’a pas pu être déterminée.';
}
