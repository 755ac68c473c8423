import { NewTabLink } from '@/components/ui/link/links';
import styles from './data-notice.module.css';

type Props = {
  /** The data controller, as in the privacy policy. */
  company: string;
  email: string;
};

/**
 * In short, what must be said where personal data are collected (GDPR, article 13): first who uses them and for what, the
 * rest unfolds, and the privacy policy has the details.
 */
export function DataNotice({ company, email }: Props) {
  const definitions = {
    Qui: `${company}, responsable du traitement, par l’intermédiaire de son service de formulaire en ligne.`,
    Pourquoi: 'Vous recontacter au sujet de votre pré-inscription, et pour rien d’autre.',
    'À quel titre':
      'Les démarches qui précèdent un contrat, à votre demande (RGPD, article 6.1.b).',
    'Combien de temps': 'Trois ans au plus après notre dernier échange.',
    'Vos droits': (
      <>
        Accès, rectification, effacement, limitation, portabilité, directives sur le sort de vos
        données après votre mort&nbsp;: écrivez à <a href={`mailto:${email}`}>{email}</a>. Vous
        pouvez aussi adresser une réclamation à la CNIL.
      </>
    ),
  };
  return (
    <div className={styles.notice}>
      <p>{company} n’utilise vos données que pour vous recontacter.</p>
      <details>
        <summary>Vos données personnelles et vos droits</summary>
        <dl>
          {Object.entries(definitions).map(([term, definition]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
        <p>
          Le détail est dans notre{' '}
          <NewTabLink href="/politique-de-confidentialite">politique de confidentialité</NewTabLink>
          .
        </p>
      </details>
    </div>
  );
}
