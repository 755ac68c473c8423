import { Arc } from '@/components/ui/arc/arc';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import {
  CalendarCheckIcon,
  CalendarClockIcon,
  CalendarDaysIcon,
  FileCheckIcon,
  GlobeIcon,
  MailIcon,
  MapPinIcon,
  SmartphoneIcon,
  TabletSmartphoneIcon,
} from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/links';
import { bookSlot, howItWorks } from '@/lib/french/messages';
import styles from './fixed-sections.module.css';
import { Section } from './section';

const steps = [
  {
    title: 'Créez votre profil',
    text: 'Médecin, établissement ou remplaçant : vous dites qui vous êtes et ce que vous cherchez.',
  },
  {
    title: 'Trouvez votre remplaçant',
    text: 'Par spécialité, par disponibilité et par lieu, parmi des profils vérifiés.',
  },
  {
    title: 'Contractualisez en ligne',
    text: 'Le contrat se rédige et se signe sur la plateforme. Le relais est passé.',
  },
];

export function Steps() {
  return (
    <Section
      id="how-it-works"
      surface="mint"
      title={howItWorks}
      lead="Trois étapes, de l’annonce au contrat."
    >
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <HandOver />
      </div>
    </Section>
  );
}

/** A decorative illustration: the ad of one doctor, and the replacement who takes it. */
function HandOver() {
  return (
    <div className={styles.scene} aria-hidden="true" data-nosnippet>
      <Arc className={styles.arc} />
      <Card className={classNames(styles.card, styles.before)}>
        <div className={styles.person}>
          <span className={styles.initials}>CM</span>
          <div>
            <span className={styles.name}>Dr Claire Morvan</span>
            <span className={styles.muted}>Médecine générale</span>
          </div>
        </div>
        <p className={styles.line}>
          <CalendarDaysIcon size={18} />
          Du 14 au 25 décembre
        </p>
        <p className={styles.line}>
          <MapPinIcon size={18} />
          Quimper (29000)
        </p>
        <div className={styles.badges}>
          <Badge tone="apricot">Rétrocession 80 %</Badge>
          <Badge tone="sand">Secteur 1</Badge>
        </div>
      </Card>
      <Card className={classNames(styles.card, styles.after)}>
        <div className={styles.person}>
          <span className={styles.initials}>LR</span>
          <div>
            <span className={styles.name}>Léa Roussel</span>
            <span className={styles.muted}>Remplaçante, profil vérifié</span>
          </div>
        </div>
        <p className={styles.line}>
          <CalendarCheckIcon size={18} />
          Remplacement confirmé
        </p>
        <p className={styles.line}>
          <FileCheckIcon size={18} />
          Contrat signé en ligne
        </p>
      </Card>
    </div>
  );
}

type Props = { androidUrl: string; iosUrl: string; webUrl: string };

export function AvailableOn({ androidUrl, iosUrl, webUrl }: Props) {
  const ways = [
    [NewTabLink, androidUrl, SmartphoneIcon, 'Téléphones et tablettes Android', 'Google Play'],
    [NewTabLink, iosUrl, TabletSmartphoneIcon, 'iPhone et iPad', 'App Store'],
    ['a', webUrl, GlobeIcon, 'Tout navigateur', 'Application web'],
  ] as const;
  return (
    <Section
      surface="pine"
      title="Disponible sur"
      lead="Votre téléphone pour répondre entre deux consultations, votre ordinateur pour la comptabilité."
    >
      <ul className={styles.ways}>
        {ways.map(([Link, href, Icon, device, store]) => (
          <li key={store}>
            <Link href={href} className={styles.way}>
              <Icon size={32} aria-hidden />
              <span>
                <span className={styles.device}>{device}</span>
                <span className={styles.store}>{store}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Contact({ email, bookingUrl }: { email: string; bookingUrl: string }) {
  return (
    <Section
      id="contact"
      surface="mint"
      title="Parlons de vos remplacements"
      lead="Une question sur une annonce, sur l’application ou pour votre territoire ? Quelqu’un de l’équipe vous répond."
    >
      <div className={styles.contacts}>
        <Card className={styles.contact}>
          <MailIcon size={28} aria-hidden />
          <h3>Par e-mail</h3>
          <p>Écrivez-nous quand cela vous arrange.</p>
          <a href={`mailto:${email}`} className={styles.mail}>
            {email}
          </a>
        </Card>
        <Card className={styles.contact}>
          <CalendarClockIcon size={28} aria-hidden />
          <h3>En rendez-vous</h3>
          <p>Un échange de 30 minutes, à l’heure de votre choix.</p>
          <ButtonLink href={bookingUrl} variant="secondary" newTab>
            {bookSlot}
          </ButtonLink>
        </Card>
      </div>
    </Section>
  );
}
