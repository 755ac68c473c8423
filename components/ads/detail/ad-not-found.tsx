import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/notice/notice';

export function AdNotFound() {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title="Annonce introuvable."
        action={<ButtonLink href="/annonces">Voir toutes les annonces</ButtonLink>}
      >
        Elle a peut-être été pourvue ou retirée.
      </EmptyState>
    </Container>
  );
}
