import type { ReactNode } from 'react';
import { RetryPage } from '@/components/ads/list/retry-page';
import { ButtonLink } from '@/components/ui/button/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/notice/notice';

/** The content of a page of ads when the API failed. */
export function AdsUnavailable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            <RetryPage />
            <ButtonLink href="/annonces" variant="secondary">
              Voir toutes les annonces
            </ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
