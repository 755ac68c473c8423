'use client';

import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title="Cette page ne s’affiche pas"
        action={
          <>
            <Button onClick={() => retry()}>Réessayer</Button>
            {/* A whole new document: what failed may be the code of this one. */}
            <a href="/" className={buttonLook({ variant: 'secondary' })}>
              Retour à l’accueil
            </a>
          </>
        }
      >
        Une erreur est survenue. Veuillez réessayer plus tard.
      </EmptyState>
    </Container>
  );
}
