'use client';

import './globals.css';
import { fontVariables } from '@/components/layout/fonts';
import button from '@/components/ui/button.module.css';
import styles from '@/components/ui/empty-state.module.css';

/**
 * Stands in for the whole document when the layout itself fails: no header, nothing configured.
 * Every page loads this in case: so it has the look of an empty state, but not its components.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="fr" className={fontVariables}>
      <body>
        <title>Cette page ne s’affiche pas</title>
        <main>
          <div className={styles.empty}>
            {/* biome-ignore lint/performance/noImgElement: a drawing of a few bytes needs no component */}
            <img src="/icon.svg" alt="" width={112} height={112} />
            <h1 className={styles.title}>Cette page ne s’affiche pas</h1>
            <p className={styles.text}>Une erreur est survenue. Veuillez réessayer plus tard.</p>
            <button
              type="button"
              className={`${button.button} ${button.primary}`}
              onClick={() => retry()}
            >
              Réessayer
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
