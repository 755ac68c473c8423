import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryLink } from '@/components/ui/retry-link';

/** The API could not give the ads of a specialty: there may well be some. */
export function SpecialtyUnavailable() {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title="Impossible de charger les annonces pour le moment."
        action={
          <>
            <RetryLink />
            <ButtonLink href="/annonces" variant="secondary">
              Voir toutes les annonces
            </ButtonLink>
          </>
        }
      >
        Réessayez dans quelques instants.
      </EmptyState>
    </Container>
  );
}
