import { HandOver } from './hand-over';
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
      title="Comment ça marche"
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
