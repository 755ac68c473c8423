import '@/app/shared-styles';
import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyPage } from '@/components/ui/notice/notice';

// Next.js adds `noindex` here.
export const metadata: Metadata = { title: 'Page introuvable' };

export default function NotFound() {
  return (
    <EmptyPage
      title="Page introuvable"
      action={
        <>
          <ButtonLink href="/annonces">Voir les annonces</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Retour à l’accueil
          </ButtonLink>
        </>
      }
    >
      L’adresse est peut-être incomplète, ou la page n’existe plus. Une annonce pourvue, par
      exemple, est retirée du site.
    </EmptyPage>
  );
}
