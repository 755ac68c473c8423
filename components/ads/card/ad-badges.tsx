import { Badge } from '@/components/ui/badge';
import styles from '@/components/ui/badge.module.css';
import type { AdBadge } from '@/lib/ads/badges';

/** The others are neutral. */
const tones: { [K in AdBadge['kind']]?: 'apricot' | 'sand' | 'mint' } = {
  remuneration: 'apricot',
  convention: 'sand',
  rhythm: 'mint',
};

/** The badges of an ad, coloured by kind. */
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
