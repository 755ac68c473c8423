import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryLink } from '@/components/ui/retry-link';

/** The API could not give the ad: it may well exist. */
export function AdUnavailable() {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title="Annonce introuvable."
        action={
          <>
            <RetryLink />
            <ButtonLink href="/annonces" variant="secondary">
              Voir toutes les annonces
            </ButtonLink>
          </>
        }
      >
        Nous n’arrivons pas à la charger pour le moment. Réessayez dans quelques instants.
      </EmptyState>
    </Container>
  );
}
