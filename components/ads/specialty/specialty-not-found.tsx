import { ButtonLink } from '@/components/ui/button/button-link';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/notice/empty-state';

/** A specialty without ads has no page, nor has what is no specialty. */
export function SpecialtyNotFound() {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title="Aucune annonce pour cette spécialité."
        action={<ButtonLink href="/annonces">Voir toutes les annonces</ButtonLink>}
      >
        Les dernières ont été pourvues ou retirées, ou l’adresse est incomplète. D’autres
        remplacements vous attendent.
      </EmptyState>
    </Container>
  );
}
