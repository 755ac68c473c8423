import { ButtonLink, RetryLink } from '@/components/ui/button/button';
import { EmptyPage } from '@/components/ui/notice/notice';

/** The content of a legal page whose text cannot be read: retry, or request it by e-mail. */
export function LegalUnavailable({ title, email }: { title: string; email: string }) {
  return (
    <EmptyPage
      title={`${title} : texte indisponible`}
      action={
        <>
          <RetryLink />
          <ButtonLink href="/" variant="secondary">
            Retour à l’accueil
          </ButtonLink>
        </>
      }
    >
      Nous n’arrivons pas à afficher ce texte pour le moment. Réessayez dans quelques instants, ou
      écrivez à <a href={`mailto:${email}`}>{email}</a>&nbsp;: nous vous l’enverrons.
    </EmptyPage>
  );
}
