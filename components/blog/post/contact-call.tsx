import { SectionLink } from '@/components/layout/links/scrolling-links';
import { Arc } from '@/components/ui/arc/arc';
import { buttonClassName } from '@/components/ui/button/button';
import styles from './contact-call.module.css';

/** Links to the contact section of the home page (docs/product.md#list-of-posts). */
export function ContactCall() {
  return (
    <section className={styles.call}>
      <Arc className={styles.arc} />
      <div className={styles.text}>
        <h2>Une question sur vos remplacements&nbsp;?</h2>
        <p>
          Sur une annonce, un contrat ou votre territoire&nbsp;: quelqu’un de l’équipe vous répond,
          par e-&#8288;mail ou en rendez-vous.
        </p>
      </div>
      <SectionLink
        section="contact"
        className={buttonClassName({ variant: 'secondary', size: 'large' })}
      >
        Nous contacter
      </SectionLink>
    </section>
  );
}
