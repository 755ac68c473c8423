import { expect, test } from '@jest/globals';
import type { Outcome } from '../../lib/runtime/current-request';
import { responseHead } from './response-head';

const now = Date.UTC(2026, 11, 1);
const month = 30 * 86_400;
const whenever = Number.POSITIVE_INFINITY;

const aPage = { cacheControl: 'no-store', kind: 'page' as const };

/** A row for each kind of response: what it says of itself, and what is sent. */
const pages: [
  outcome: Outcome,
  status: number,
  secondsLeft: number,
  sent: number,
  fresh: number | null,
][] = [
  ['complete', 200, 60, 200, 60],
  ['complete', 200, 0.3, 200, 1],
  ['complete', 200, -5, 200, 1],
  ['complete', 200, whenever, 200, 3_600],
  ['complete', 404, whenever, 404, 3_600],
  ['not-found', 200, 60, 404, 60],
  ['not-found', 404, 60, 404, 60],
  ['incomplete', 200, 60, 200, null],
  ['unavailable', 200, 60, 503, null],
  ['complete', 500, 60, 500, null],
  ['complete', 307, 60, 307, null],
];

test.each(pages)(
  'a page that is %s, with status %d and data for %d s: status %d, fresh for %s s',
  (outcome, status, left, sent, fresh) => {
    const tags = new Set(['ads', 'ad:12']);
    const state = { since: now, outcome, staleAt: now + left * 1_000, endsAt: whenever, tags };
    const head = responseHead({ ...aPage, status, state }, now);
    const stale = `stale-while-revalidate=${month}, stale-if-error=${month}`;
    const control = `public, max-age=0, s-maxage=${fresh}`;
    const stored = {
      'Cache-Control': control,
      'CDN-Cache-Control': `${control}, ${stale}`,
      'Cache-Tag': 'ads,ad:12',
    };
    expect(head).toEqual({
      status: sent,
      headers:
        fresh === null
          ? {
              'Cache-Control': 'private, no-store',
              ...(sent === 503 && { 'Retry-After': '30' }),
            }
          : stored,
      lifetime: fresh === null ? null : { fresh, staleWhileRevalidate: month, staleIfError: month },
    });
  },
);

test('the page of an unknown path is stored here, and nowhere else', () => {
  const state = {
    since: now,
    outcome: 'complete' as const,
    staleAt: whenever,
    endsAt: whenever,
    tags: new Set<string>(),
  };
  const head = responseHead({ ...aPage, kind: 'unknown-page', status: 404, state }, now);
  expect(head).toMatchObject({ status: 404, lifetime: { fresh: 3_600 } });
  expect(head.headers).toEqual({ 'Cache-Control': 'private, no-store' });
});

test.each(['page', 'other'] as const)(
  'no response is used after a signed URL in it has ended: %s',
  (kind) => {
    const state = {
      since: now,
      outcome: 'complete' as const,
      staleAt: now + 100_000,
      endsAt: now + 250_500,
      tags: new Set<string>(),
    };
    const cacheControl = 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400';
    const { lifetime } = responseHead({ ...aPage, kind, cacheControl, status: 200, state }, now);
    expect(lifetime).toEqual({ fresh: 100, staleWhileRevalidate: 150, staleIfError: 150 });
  },
);

const control = 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400';

test.each([
  [200, `public, max-age=0, ${control}`, 300, 300],
  [200, `public, max-age=0, ${control}`, 20, 20],
  [200, 'no-store', 60, null],
  [200, `private, ${control}`, 60, null],
  [200, '', 60, null],
  [200, 's-maxage=0', 60, null],
  [200, 's-maxage=99999999999', 60, null],
  [404, `public, ${control}`, 60, null],
  [502, `public, ${control}`, 60, null],
])(
  'a file or call with status %d and « %s », its data %d s',
  (status, cacheControl, left, fresh) => {
    const state = {
      since: now,
      outcome: 'complete' as const,
      staleAt: now + left * 1_000,
      endsAt: whenever,
      tags: new Set<string>(),
    };
    const head = responseHead({ ...aPage, status, cacheControl, kind: 'other', state }, now);
    expect(head.status).toBe(status);
    if (fresh === null) expect(head).toMatchObject({ headers: {}, lifetime: null });
    else {
      expect(head.lifetime).toEqual({ fresh, staleWhileRevalidate: 300, staleIfError: 86_400 });
      expect(head.headers['CDN-Cache-Control']).toBe(
        `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=300, stale-if-error=86400`,
      );
    }
  },
);

test('an image is stored as long as it says, by browsers too', () => {
  const state = {
    since: now,
    outcome: 'complete' as const,
    staleAt: whenever,
    endsAt: whenever,
    tags: new Set<string>(),
  };
  const cacheControl = 'public, max-age=86400';
  const image = { cacheControl, kind: 'image' as const, state };
  expect(responseHead({ ...image, status: 200 }, now)).toEqual({
    status: 200,
    headers: {},
    lifetime: { fresh: 86_400, staleWhileRevalidate: month, staleIfError: month },
  });
  expect(responseHead({ ...image, status: 307 }, now).lifetime).toBeNull();
});
