import { actsOfDay } from '@/lib/ads/acts-of-day';
import styles from './pay-rule.module.css';

const rule = `Par jour. Un forfait à la semaine paie 5\u00a0jours, un forfait au mois 20\u00a0jours. Un forfait à la demi-journée compte deux fois si l’annonce nomme deux demi-journées d’un même jour, sinon une fois. Une rétrocession compte pour ${actsOfDay}\u00a0actes au prix moyen que dit l’annonce. Une annonce sans montant, ou sans prix d’un acte, vient en dernier.`;

/** How ads are compared by pay (docs/product.md#pay-of-a-day). */
export function PayRule() {
  return (
    <details className={styles.rule}>
      <summary>Comment est-ce calculé&nbsp;?</summary>
      <p>{rule}</p>
    </details>
  );
}
