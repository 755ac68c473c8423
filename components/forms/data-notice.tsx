import { ShieldCheckIcon } from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/new-tab-link';
import styles from './data-notice.module.css';

type Props = {
  /** Who answers for the data, as in the privacy policy. */
  company: string;
  brand: string;
  /** Where the rights are exercised. */
  email: string;
};

const title = 'Vos données personnelles';

/**
 * What the law has said where personal data are asked for (GDPR, article 13); the privacy policy
 * says the same at length. Named without an id: both forms may stand in one document, and the server
 * counts the ids of each page from the start.
 */
export function DataNotice({ company, brand, email }: Props) {
  return (
    <section aria-label={title} className={styles.notice}>
      <h2>
        <ShieldCheckIcon size={20} aria-hidden />
        {title}
      </h2>
      <dl>
        <div>
          <dt>Qui</dt>
          <dd>
            {company}, responsable du traitement pour {brand}, par l’intermédiaire de son service de
            formulaire en ligne.
          </dd>
        </div>
        <div>
          <dt>Pourquoi</dt>
          <dd>Vous recontacter au sujet de votre pré-inscription, et pour rien d’autre.</dd>
        </div>
        <div>
          <dt>À quel titre</dt>
          <dd>Les démarches qui précèdent un contrat, à votre demande (RGPD, article 6.1.b).</dd>
        </div>
        <div>
          <dt>Combien de temps</dt>
          <dd>Trois ans au plus après notre dernier échange.</dd>
        </div>
        <div>
          <dt>Vos droits</dt>
          <dd>
            Accès, rectification, effacement, limitation, portabilité, directives sur le sort de vos
            données après votre mort&nbsp;: écrivez à <a href={`mailto:${email}`}>{email}</a>. Vous
            pouvez aussi adresser une réclamation à la CNIL.
          </dd>
        </div>
      </dl>
      <p>
        Le détail est dans notre{' '}
        <NewTabLink href="/politique-de-confidentialite">politique de confidentialité</NewTabLink>.
      </p>
    </section>
  );
}
