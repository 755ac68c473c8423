import { Badge } from '@/components/ui/badge';
import type { AdBadge } from '@/lib/ads/badges';
import styles from './ad-badges.module.css';

const tones = { remuneration: 'apricot', convention: 'sand', rhythm: 'mint' } as const;

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
