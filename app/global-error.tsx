'use client';

import type { ComponentProps } from 'react';
import './globals.css';
import BrokenPage from '@/app/error';
import { fontVariables } from '@/components/layout/fonts';

/** Replaces the root layout when that fails: no header, and nothing from the configuration. */
export default function GlobalError(props: ComponentProps<typeof BrokenPage>) {
  return (
    <html lang="fr" className={fontVariables}>
      <body>
        <title>Cette page ne s’affiche pas</title>
        <main>
          <BrokenPage {...props} />
        </main>
      </body>
    </html>
  );
}
