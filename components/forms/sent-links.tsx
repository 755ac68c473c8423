import { ButtonLink } from '@/components/ui/button/button';
import { bookSlot } from '@/lib/french/messages';

/** Where the form of doctors and replacements leads once it is sent. */
export function PractitionerLinks() {
  return (
    <>
      <ButtonLink href="/annonces">Voir les annonces</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Retour à l’accueil
      </ButtonLink>
    </>
  );
}

/** Where the form of establishments leads: a call with someone, or the web app, to publish at once. */
export function EstablishmentLinks({ bookingUrl, appUrl }: { bookingUrl: string; appUrl: string }) {
  return (
    <>
      <ButtonLink href={bookingUrl} newTab>
        {bookSlot}
      </ButtonLink>
      <ButtonLink href={appUrl} variant="secondary">
        Créer un compte
      </ButtonLink>
    </>
  );
}
