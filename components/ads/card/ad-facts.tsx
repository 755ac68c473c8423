import { Badge } from '@/components/ui/badge';
import styles from '@/components/ui/badge.module.css';
import type { AdBadge } from '@/lib/ads/ad-in-words';
import type { AdCard } from '@/lib/ads/card';
import type { TimeStrip } from '@/lib/ads/time-strip';
import stripStyles from './time-strip.module.css';

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

type DatesProps = Pick<AdCard, 'start' | 'rest'> & { strip?: AdCard['strip'] };

/**
 * « A partir du 25 janvier 2027 », then « Jusqu’au 30 janvier · 6 jours », and the strip of time. Screen readers would
 * say « point médian », and without it join the words at a space that is not a no-break one.
 */
export function AdDates({ start, rest, strip }: DatesProps) {
  return (
    <div>
      {start && (
        <strong>
          <time dateTime={start.day}>{start.label}</time>
        </strong>
      )}
      {rest?.until && <span>{` ${rest.until}\u00a0`}</span>}
      {rest?.until && <span aria-hidden>·</span>}
      {rest && <span>{` ${rest.length}`}</span>}
      {strip && <TimeStripImage {...strip} />}
    </div>
  );
}

/** Screen readers say its label; without one, the dates beside it say all. */
export function TimeStripImage({ all, taken, label, ...size }: TimeStrip) {
  return (
    <svg
      {...size}
      className={stripStyles.strip}
      preserveAspectRatio="none"
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={!label || undefined}
    >
      <path d={all} />
      <path d={taken} />
    </svg>
  );
}
