import CalendarDays from 'lucide-react/icons/calendar-days';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import Link from 'next/link';
import type { AdDetails } from '@/lib/ads/details';
import styles from './ad-summary.module.css';

const facts = [
  { key: 'period', name: 'Dates', Icon: CalendarDays },
  { key: 'specialty', name: 'Spécialité', Icon: Stethoscope },
  { key: 'owner', name: 'Proposé par', Icon: UserRound },
] as const;

type Props = { ad: AdDetails; specialtyHref: string | null };

export function AdSummary({ ad, specialtyHref }: Props) {
  return (
    <dl className={styles.summary}>
      {facts.map(
        ({ key, name, Icon }) =>
          ad[key] && (
            <div key={key} className={styles.fact}>
              <Icon size={22} aria-hidden />
              <dt>{name}</dt>
              <dd>
                {key === 'specialty' && specialtyHref ? (
                  <Link href={specialtyHref} prefetch={false}>
                    {ad[key]}
                  </Link>
                ) : (
                  ad[key]
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
