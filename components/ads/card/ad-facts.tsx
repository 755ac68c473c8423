import { Badge } from '@/components/ui/badge';
import styles from '@/components/ui/badge.module.css';
import type { AdBadge } from '@/lib/ads/ad-in-words';
import type { AdCard } from '@/lib/ads/card';

const tones: { [K in AdBadge['kind']]?: 'apricot' | 'sand' | 'mint' } = {
  remuneration: 'apricot',
  convention: 'sand',
  rhythm: 'mint',
};

export function AdBadges({ badges }: { badges: AdBadge[] }) {
  return (
    <ul className={styles.badges}>
      {badges.map(({ kind, label }) => (
        <Badge key={kind} as="li" tone={tones[kind]}>
          {label}
        </Badge>
      ))}
    </ul>
  );
}

type DatesProps = { start: NonNullable<AdCard['start']>; rest: AdCard['rest'] };

/**
 * « A partir du 25 janvier 2027 », then « Jusqu’au 30 janvier · 6 jours ». Screen readers would say « point médian »,
 * and without it join the words at a space that is not a no-break one.
 */
export function AdDates({ start, rest }: DatesProps) {
  return (
    <div>
      <strong>
        <time dateTime={start.day}>{start.label}</time>
      </strong>
      {rest?.until && <span>{` ${rest.until}\u00a0`}</span>}
      {rest?.until && <span aria-hidden>·</span>}
      {rest && <span>{` ${rest.length}`}</span>}
    </div>
  );
}
