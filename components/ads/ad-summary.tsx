import CalendarDays from '@/components/ui/icons/calendar-days';
import Stethoscope from '@/components/ui/icons/stethoscope';
import UserRound from '@/components/ui/icons/user-round';
import type { AdDetails } from '@/lib/ads/details';
import styles from './ad-summary.module.css';

const facts = [
  { key: 'period', name: 'Dates', Icon: CalendarDays },
  { key: 'specialty', name: 'Spécialité', Icon: Stethoscope },
  { key: 'owner', name: 'Proposé par', Icon: UserRound },
] as const;

export function AdSummary({ ad }: { ad: AdDetails }) {
  return (
    <dl className={styles.summary}>
      {facts.map(
        ({ key, name, Icon }) =>
          ad[key] && (
            <div key={key} className={styles.fact}>
              <Icon size={22} aria-hidden />
              <dt>{name}</dt>
              <dd>{ad[key]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
