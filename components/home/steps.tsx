import { Arc } from '@/components/ui/arc/arc';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import {
  CalendarCheckIcon,
  CalendarDaysIcon,
  FileCheckIcon,
  MapPinIcon,
} from '@/components/ui/icons/icons';
import { howItWorks } from '@/lib/french/messages';
import { Section } from './section';
import styles from './steps.module.css';

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

const people = [
  {
    initials: 'CM',
    name: 'Dr Claire Morvan',
    role: 'Médecine générale',
    lines: [
      { Icon: CalendarDaysIcon, text: 'Du 14 au 25 décembre' },
      { Icon: MapPinIcon, text: 'Quimper (29000)' },
    ],
    className: styles.before,
  },
  {
    initials: 'LR',
    name: 'Léa Roussel',
    role: 'Remplaçante, profil vérifié',
    lines: [
      { Icon: CalendarCheckIcon, text: 'Remplacement confirmé' },
      { Icon: FileCheckIcon, text: 'Contrat signé en ligne' },
    ],
    className: styles.after,
  },
];

/** A decorative illustration: the ad of one doctor, and the replacement who takes it. */
function HandOver() {
  return (
    <div className={styles.scene} aria-hidden="true" data-nosnippet>
      <Arc className={styles.arc} />
      {people.map(({ initials, name, role, lines, className }, index) => (
        <Card key={name} className={classNames(styles.card, className)}>
          <div className={styles.person}>
            <span className={styles.initials}>{initials}</span>
            <div>
              <span className={styles.name}>{name}</span>
              <span className={styles.muted}>{role}</span>
            </div>
          </div>
          {lines.map(({ Icon, text }) => (
            <p key={text} className={styles.line}>
              <Icon size={18} />
              {text}
            </p>
          ))}
          {index === 0 && (
            <div className={styles.badges}>
              <Badge tone="apricot">Rétrocession 80 %</Badge>
              <Badge tone="sand">Secteur 1</Badge>
            </div>
          )}
        </Card>
      ))}
    </div>
  );
}
