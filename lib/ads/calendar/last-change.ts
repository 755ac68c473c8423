import type { RevisedAd } from '../ad';

/**
 * When an ad last changed: when it was revised, or published after that; at the latest `now`, so that a date in the
 * future that is corrected does not make the next change an older one. An ad without dates may have changed at any
 * time and counts as changed `now`: a calendar that already has the event takes over what the file says.
 */
export function lastChange(
  { publishedAt, revisedAt }: Pick<RevisedAd, 'publishedAt' | 'revisedAt'>,
  now: Date,
): Date {
  const times = [publishedAt, revisedAt]
    .map((date) => Date.parse(date ?? ''))
    .filter((time) => !Number.isNaN(time));
  return new Date(Math.min(now.getTime(), times.length > 0 ? Math.max(...times) : Infinity));
}

const epoch = Date.UTC(2020, 0);
const maxInteger = 2 ** 31 - 1;

/**
 * The number of a revision, SEQUENCE, which rises with each. The API counts none, so it is the time of the last
 * change in seconds: since 2020, because the type INTEGER ends at 2³¹ − 1, which the time of Unix passes in 2038.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.4
 */
export function sequenceOf(change: Date): number {
  const seconds = Math.floor((change.getTime() - epoch) / 1000);
  return Math.min(Math.max(seconds, 0), maxInteger);
}
