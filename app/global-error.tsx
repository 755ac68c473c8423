'use client';

import './globals.css';
import { fontVariables } from '@/components/layout/fonts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Stands in for the whole document when the layout itself fails: no header, nothing configured. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="fr" className={fontVariables}>
      <body>
        <title>Cette page ne s’affiche pas</title>
        <main>
          <EmptyState
            heading="h1"
            title="Cette page ne s’affiche pas"
            action={<Button onClick={() => retry()}>Réessayer</Button>}
          >
            Une erreur est survenue. Veuillez réessayer plus tard.
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
