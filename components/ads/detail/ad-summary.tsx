import Link from 'next/link';
import { CalendarDaysIcon, EuroIcon, UserRoundIcon } from '@/components/ui/icons/icons';
import { StethoscopeIcon } from '@/components/ui/icons/leaf-icons';
import type { AdDetails } from '@/lib/ads/details';
import styles from './ad-summary.module.css';

const facts = [
  { key: 'pay', name: 'Rémunération', Icon: EuroIcon },
  { key: 'period', name: 'Dates', Icon: CalendarDaysIcon },
  { key: 'specialty', name: 'Spécialité', Icon: StethoscopeIcon },
  { key: 'owner', name: 'Proposé par', Icon: UserRoundIcon },
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
