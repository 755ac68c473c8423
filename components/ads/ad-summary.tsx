import Link from 'next/link';
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

type Props = { ad: AdDetails; specialtyHref: string | null };

export function AdSummary({ ad, specialtyHref }: Props) {
  return (
    <dl className={styles.summary}>
      {facts.map(
        ({ key, name, Icon }) =>
          ad[key] && (
            <div key={key} className={styles.fact}>
              <dt>
                <Icon size={22} aria-hidden />
                {name}
              </dt>
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
