'use client';

import { useEffect } from 'react';
import button from '@/components/ui/button/button.module.css';
import styles from '@/components/ui/notice/notice.module.css';
import { failedTryLater } from '@/lib/french/messages';

type BrokenPageProps = { error: Error & { digest?: string }; retry: () => void };

/** The code is part of every page: so it has the classes of an empty state, but not its components. */
export default function BrokenPage({ error, retry }: BrokenPageProps) {
  useEffect(() => {
    // As uncaught (instrumentation-client.ts). Those of the server have a digest, and are in its log.
    if (!error.digest) reportError(error);
  }, [error]);
  return (
    <div className={styles.empty}>
      <h1 className={styles.title}>Cette page ne s’affiche pas</h1>
      <p className={styles.text}>{failedTryLater}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${button.button} ${button.primary}`}
          onClick={() => retry()}
        >
          Réessayer
        </button>
        {/* A new document: the code of this one may be broken. */}
        <a href="/" className={`${button.button} ${button.secondary}`}>
          Retour à l’accueil
        </a>
      </div>
    </div>
  );
}
