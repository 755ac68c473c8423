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
