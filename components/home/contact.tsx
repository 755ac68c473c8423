import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { CalendarClockIcon, MailIcon } from '@/components/ui/icons/icons';
import styles from './contact.module.css';
import { Section } from './section';

export function Contact({ email, bookingUrl }: { email: string; bookingUrl: string }) {
  return (
    <Section
      id="contact"
      surface="mint"
      title="Parlons de vos remplacements"
      lead="Une question sur une annonce, sur l’application ou pour votre territoire ? Une personne vous répond."
    >
      <div className={styles.ways}>
        <Card className={styles.way}>
          <MailIcon size={28} aria-hidden />
          <h3>Par e-mail</h3>
          <p>Écrivez-nous quand cela vous arrange.</p>
          <a href={`mailto:${email}`} className={styles.mail}>
            {email}
          </a>
        </Card>
        <Card className={styles.way}>
          <CalendarClockIcon size={28} aria-hidden />
          <h3>En rendez-vous</h3>
          <p>Un échange de 30 minutes, à l’heure de votre choix.</p>
          <ButtonLink href={bookingUrl} variant="secondary" newTab>
            Réserver un créneau de 30 minutes
          </ButtonLink>
        </Card>
      </div>
    </Section>
  );
}
