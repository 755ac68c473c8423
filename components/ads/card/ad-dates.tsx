import type { AdCard } from '@/lib/ads/card';

type Props = { start: NonNullable<AdCard['start']>; rest: AdCard['rest'] };

/**
 * « A partir du 25 janvier 2027 », then « Jusqu’au 30 janvier · 6 jours ». Screen readers would say « point médian »,
 * and without it join the words at a space that is not a no-break one.
 */
export function AdDates({ start, rest }: Props) {
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
