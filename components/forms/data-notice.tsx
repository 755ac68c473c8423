import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { NewTabLink } from '@/components/ui/new-tab-link';
import styles from './data-notice.module.css';

type Props = { brand: string; email: string };

/** What the law has said where personal data are asked for (GDPR, article 13). */
export function DataNotice({ brand, email }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.notice}>
      <h2 id={titleId}>
        <ShieldCheck size={20} aria-hidden />
        Vos données personnelles
      </h2>
      <dl>
        <div>
          <dt>Qui</dt>
          <dd>{brand}, par l’intermédiaire de son service de formulaire en ligne.</dd>
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
            Accès, rectification, effacement, limitation, portabilité, opposition&nbsp;: écrivez à{' '}
            <a href={`mailto:${email}`}>{email}</a>. Vous pouvez aussi saisir la CNIL.
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
