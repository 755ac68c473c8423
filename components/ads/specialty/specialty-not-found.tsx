import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/notice/notice';

/** The content of the page of an unknown specialty, or of one without open ads. */
export function SpecialtyNotFound() {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title="Aucune annonce pour cette spécialité."
        action={<ButtonLink href="/annonces">Voir toutes les annonces</ButtonLink>}
      >
        Les dernières ont peut-être été pourvues ou retirées, ou l’adresse est incomplète.
      </EmptyState>
    </Container>
  );
}
