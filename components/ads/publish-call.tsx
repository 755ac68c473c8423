import { ButtonLink } from '@/components/ui/button/button';
import { classNames } from '@/components/ui/class-names';
import { publishPath } from '@/lib/forms/profile';
import { publishReplacement } from '@/lib/french/messages';
import styles from './publish-call.module.css';

/** For doctors who look at the ads of others. @param apart adds the margin of a section. */
export function PublishCall({ apart = false }: { apart?: boolean }) {
  return (
    <section className={classNames(styles.call, apart && styles.apart)}>
      <h2 className={styles.title}>{publishReplacement}</h2>
      <p>
        Vous cherchez un remplaçant&nbsp;? Publiez vous-même avec un compte, ou laissez-nous vos
        coordonnées.
      </p>
      <div>
        <ButtonLink href={publishPath}>Voir comment publier</ButtonLink>
      </div>
    </section>
  );
}
