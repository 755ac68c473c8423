import { ButtonLink } from '@/components/ui/button/button-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/notice/empty-state';
import { placesPath } from '@/lib/places/landing/landing-url';

/** The content of a landing page that does not exist: an unknown place, or too few open ads. */
export function LandingMissing({ title }: { title: string }) {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            <ButtonLink href={placesPath}>Voir les annonces par lieu</ButtonLink>
            <ButtonLink href="/annonces" variant="secondary">
              Voir toutes les annonces
            </ButtonLink>
          </>
        }
      >
        Les dernières ont peut-être été pourvues ou retirées, ou l’adresse est incomplète.
      </EmptyState>
    </Container>
  );
}
