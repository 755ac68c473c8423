import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { hourOf } from '../../lib/ads/new-ads';
import { config } from '../../lib/config/config';
import { type Route, routes } from '../../lib/routing/routes';
import { limitLife } from '../../lib/runtime/current-request';
import { startChain, stopChains } from '../chain.fixture';
import { checkHost, checkRequest, normalizeUrl } from '../middleware/check-request';
import { assignRequestId, dropInternalHeaders } from '../middleware/headers';
import { checkRouterRequest, routeRequest } from '../middleware/route-request';
import type { Handler } from '../render';
import { respond } from './respond';

/*
 * One response has one key: each route is requested in many spellings, with what a visitor may add. A new route, or a
 * new parameter, is tested as soon as it is in routes.ts.
 */

config.INDEXNOW_KEY = 'cle-indexnow';

/** The requests that reached the stand-in for Next.js: each response is stored under a key of its own. */
let rendered: string[] = [];
let port = 0;

const handle: Handler = async ({ url, headers }, response) => {
  rendered.push(JSON.stringify([url, headers]));
  limitLife(60);
  const isPage = !/^\/(?:api|sitemaps|indexnow|healthz|readyz)|\.\w+(?:\?|$)/.test(url ?? '');
  response.setHeader('Content-Type', isPage ? 'text/html' : 'text/plain');
  response.setHeader('Cache-Control', isPage ? 'no-store' : 'public, max-age=0, s-maxage=60');
  response.end(`rendered ${rendered.length}`);
};

beforeEach(async () => {
  rendered = [];
  const middleware = [assignRequestId, checkHost, normalizeUrl, checkRequest, checkRouterRequest];
  port = await startChain([...middleware, dropInternalHeaders, routeRequest, respond(handle)]);
});
afterEach(stopChains);

/** Values for the dynamic segments of a route, other ones each time: tests share the cache. */
let number = 100;
function pathOf({ pattern }: Route): string {
  number += 1;
  const files: Record<string, string> = {
    '/partage/annonces/[file]': `${number}.png`,
    '/partage/articles/[file]': `post-${number}.png`,
    '/partage/lieux/[file]': `specialty_place-${number}a.png`,
    '/sitemap-[file].xml': `ads-${number}`,
  };
  return pattern
    .replace('[file]', files[pattern] ?? 'file.svg')
    .replace('[id]', String(number))
    .replace('[key]', 'cle-indexnow')
    .replaceAll(/\[\w+\]/g, `name-${number}a`);
}

/** A value of each parameter, and other spellings of it. */
const spellings: Record<string, [value: string, ...others: string[]]> = {
  page: ['2', '02', '0000002'],
  page_size: ['6', ' 6', '6  '],
  status: ['published', ' published', 'published\u200b'],
  specialty: ['3', '03', '0003'],
  startDate: ['2026-12-01', '2026-12-01 00:00:00.000'],
  endDate: ['2026-12-15', '2026-12-15 00:00:00.000'],
  place: ['quimper-29'],
  radius: ['25'],
  sort: ['start'],
  view: ['map'],
  tag: ['theme'],
  tag_slug: ['theme', ' theme', 'theme\n'],
  q: ['deux mots', 'deux  mots', ' deux mots ', 'deux\u00a0mots', 'deux mots\t'],
  search: ['deux mots', 'deux  mots', ' deux mots\u200b', 'deux\u00a0mots'],
  author: ['Zoé Roux', 'Zoe\u0301 Roux', 'Zoé  Roux ', '\u200bZoé Roux'],
  profil: ['remplacant'],
  tri: ['forfait'],
  days: ['mon'],
  slots: ['morning'],
  only: ['1'],
  fit: ['1'],
  // Only forms send it: the page redirects, and the redirect is not stored.
  when: ['2027-01'],
  near: ['48.00,-4.10'],
  retrocession: ['75'],
  forfait: ['500'],
  sector: ['1'],
  rhythm: ['one-off'],
  length: ['week'],
  with: ['housing'],
  owner: ['facility'],
  ids: ['12,45'],
  since: [hourOf(Date.now() - 3_600_000)],
};

function* spellingsOf(route: Route): Generator<string> {
  const names = [...(route.params ?? [])].filter((name) => name !== 'near' && name !== 'when');
  for (const name of route.params ?? []) {
    if (spellings[name] === undefined) throw new Error(`No spellings of ${name}`);
  }
  const most = Math.max(1, ...names.map((name) => spellings[name]?.length ?? 0));
  for (let index = 0; index < most; index += 1) {
    const pairs = names.map((name) => {
      // The time of a day, as the API writes it, is for calls.
      const isDay = name.endsWith('Date') && route.kind !== 'api';
      const values = (spellings[name] ?? ['']).slice(0, isDay ? 1 : undefined);
      return [name, values[index % values.length] ?? ''] as const;
    });
    yield `${new URLSearchParams([...pairs] as [string, string][])}`;
    yield `${new URLSearchParams([...pairs].reverse() as [string, string][])}`;
    yield `utm=${index}&${new URLSearchParams(pairs as [string, string][])}&_rsc=${index}&A=1`;
    const twice = [...pairs, ...pairs.map(([name]) => [name, 'other'])] as [string, string][];
    if (route.kind === 'api') yield `${new URLSearchParams(twice)}`;
  }
}

const stored = routes.filter(
  ({ kind, perRequest, post, secret, forOperators, movedTo }) =>
    kind !== 'build' && !perRequest && !post && !secret && !forOperators && !movedTo,
);

async function get(target: string, headers: HeadersInit = {}) {
  const url = `http://127.0.0.1:${port}${target}`;
  const response = await fetch(url, { headers, redirect: 'manual' });
  await response.text();
  return response;
}

const tricks: Record<string, string>[] = [
  {},
  { authorization: 'Bearer x' },
  { cookie: `a=${'x'.repeat(100)}`, pragma: 'no-cache', range: 'bytes=0-1' },
  { rsc: '0', 'next-router-state-tree': 'x', 'next-url': '/x' },
  { accept: 'text/x', 'user-agent': 'x', 'x-forwarded-host': 'x', purpose: 'prefetch' },
];

test.each(stored.map((route) => [route.pattern, route] as const))(
  '%s has one key, in whatever spelling and with whatever headers',
  async (_, route) => {
    const path = pathOf(route);
    for (const query of spellingsOf(route)) {
      for (const headers of tricks) {
        expect((await get(query === '' ? path : `${path}?${query}`, headers)).status).toBe(200);
      }
    }
    expect(rendered.slice(1, 3)).toEqual([]);
  },
);

const pages = stored.filter(({ kind }) => kind === 'page');

/** States of a router: some with segments of our pages, and names that no page has. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.tuple(
    fc.oneof(
      fc.constantFrom('', 'annonces', 'blog', 'lieu', 'specialite', '(legal)', '__PAGE__'),
      fc.nat().map((number) => `x${number}`),
      fc.nat().map((number) => ['id', `x${number}`, 'd', null]),
    ),
    fc.oneof({ depthSize: 'large' }, fc.constant({}), fc.record({ children: tie('tree') })),
    fc.constant(null),
    fc.constantFrom(null, 'refetch', 'inside-shared-layout', 'metadata-only'),
  ),
}));
const states = [
  ...fc.sample(tree, { numRuns: 20, seed: 1 }),
  ...fc.sample(tree, { numRuns: 40, seed: 2 }).map((below) => ['', { children: below }]),
];

test.each(pages.map((route) => [route.pattern, route] as const))(
  '%s has few keys, whatever state of a router requests it',
  async (_, route) => {
    const path = pathOf(route);
    for (const [index, known] of states.entries()) {
      const state = encodeURIComponent(JSON.stringify(known));
      const prefetch = index % 2 === 0 ? undefined : '1';
      const segment = index % 5 === 0 ? '/_tree' : index % 7 === 0 ? `/x${index}` : undefined;
      const nextUrl = `/x${index}`;
      const hash = await computeCacheBustingSearchParam(prefetch, segment, state, nextUrl);
      const response = await get(`${path}?_rsc=${hash}`, {
        rsc: '1',
        'next-url': nextUrl,
        'next-router-state-tree': state,
        ...(prefetch && { 'next-router-prefetch': prefetch }),
        ...(segment && { 'next-router-segment-prefetch': segment }),
      });
      expect(response.status).toBe(200);
    }
    // Whether it is a prefetch, of the route alone; and how many folders of the path the router has.
    expect(rendered.length).toBeLessThanOrEqual(4 * (1 + path.split('/').length));
    expect(rendered.filter((one) => /x\d|next-url|metadata/.test(one))).toEqual([]);
  },
);

test('a name that no place, post or ad can have makes no key of its own', async () => {
  const names = ['a_b_c', '%2570', '%70%25', '0', '01', '1e3', 'é%CC%81', 'a b', '-', '..%2fx'];
  const folders = ['/partage/lieux/#.png', '/partage/articles/#.png', '/partage/annonces/#.png'];
  const calls = ['/api/v1/ads/#', '/api/places/ads/#', '/api/map/positions/#', '/annonces/#x'];
  for (const folder of [...folders, ...calls, '/annonces/#x/agenda.ics', '/blog/#%20']) {
    for (const name of names) await get(folder.replace('#', `${name}%25`));
  }
  const paths = new Set(rendered.map((one) => (JSON.parse(one) as [string])[0]));
  expect([...paths].sort()).toEqual(['/annonces/0', '/api/introuvable', '/blog/~', '/introuvable']);
});
