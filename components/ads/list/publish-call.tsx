import { ButtonLink } from '@/components/ui/button/button-link';
import { establishmentFormPath, practitionerFormHref } from '@/lib/forms/profile';
import styles from './publish-call.module.css';

/** A call to publish an ad, for doctors who look at the ads of others. */
export function PublishCall() {
  return (
    <section className={styles.call}>
      <h2 className={styles.title}>Publier un remplacement</h2>
      <p>
        Vous cherchez un remplaçant&nbsp;? Laissez-nous vos coordonnées&nbsp;: nous vous contactons
        pour préparer votre annonce.
      </p>
      <div className={styles.ways}>
        <ButtonLink href={practitionerFormHref('medecin')}>Je suis médecin</ButtonLink>
        <ButtonLink href={establishmentFormPath} variant="secondary">
          Je représente un établissement
        </ButtonLink>
      </div>
    </section>
  );
}
