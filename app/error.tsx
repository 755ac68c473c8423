'use client';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
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
            <ButtonLink href="/" variant="secondary">
              Retour à l’accueil
            </ButtonLink>
          </>
        }
      >
        Une erreur est survenue. Veuillez réessayer plus tard.
      </EmptyState>
    </Container>
  );
}
