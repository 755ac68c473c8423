import { ButtonLink } from '@/components/ui/button/button';
import { classNames } from '@/components/ui/class-names';
import { establishmentFormPath, practitionerFormHref } from '@/lib/forms/profile';
import { linkRel } from '@/lib/routing/crawling';
import styles from './publish-call.module.css';

const doctorHref = practitionerFormHref('medecin');

/** For doctors who look at the ads of others. @param apart adds the margin of a section. */
export function PublishCall({ apart = false }: { apart?: boolean }) {
  return (
    <section className={classNames(styles.call, apart && styles.apart)}>
      <h2 className={styles.title}>Publier un remplacement</h2>
      <p>
        Vous cherchez un remplaçant&nbsp;? Laissez-nous vos coordonnées&nbsp;: nous vous contactons
        pour préparer votre annonce.
      </p>
      <div className={styles.ways}>
        <ButtonLink href={doctorHref} rel={linkRel(doctorHref)}>
          Je suis médecin
        </ButtonLink>
        <ButtonLink href={establishmentFormPath} variant="secondary">
          Je représente un établissement
        </ButtonLink>
      </div>
    </section>
  );
}
