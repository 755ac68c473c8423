import { SiteLink } from '@/components/layout/links/site-link';
import { composePlanning } from '@/lib/ads/messages';
import { type AdFilters, planningHref } from '@/lib/ads/search';
import styles from './planning-link.module.css';

/** The plans on their page. */
export const plansId = 'plannings';

/** A link to the plans of some filters; with `plan`, what the best one has. */
export function PlanningLink({ filters, plan }: { filters: AdFilters; plan?: string }) {
  const href = planningHref(filters);
  return (
    <p className={styles.planning}>
      <SiteLink href={plan ? `${href}#${plansId}` : href}>
        {plan ? `${composePlanning}\u00a0: ${plan}` : composePlanning}
      </SiteLink>
    </p>
  );
}
