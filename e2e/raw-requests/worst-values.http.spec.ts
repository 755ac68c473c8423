import { routes } from '../../lib/routing/routes.ts';
import { test as base, expect } from '../http-test.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { startGateway } from '../stage/gateway.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/test.ts';
import { sendRaw, startServer } from './server.ts';

/*
 * The worst values of every parameter of every route, of every part of a path, of headers and of bodies, on an API with
 * ads as large as the site reads: none takes much more of the processor than an ordinary request of the same kind. Times
 * are compared on the same server, and again when they seem long, so that a slow or busy machine fails no test.
 */

const pages = 5;
const adsOfPage = 60;

/** A description of 19 500 characters, with accents, and each letter and digit as a word. */
const description = Array.from({ length: 300 }, (_, at) => {
  const letter = (at % 36).toString(36);
  return `Remplacement d’été en cabinet de groupe, équipe soignée, ${letter} zz.`;
})
  .join(' ')
  .padEnd(19_500, ' é z')
  .slice(0, 19_500);

/** The demo API, whose ads are these. */
async function startLargeApi() {
  const gateway = await startGateway(process.env.E2E_DEMO_URL ?? '');
  for (let page = 0; page < pages; page += 1) {
    const results = Array.from({ length: adsOfPage }, (_, at) => ({
      ...adOnTheWire(page * adsOfPage + at + 1, 'Annonce', { postal_code: '29000' }),
      description,
    }));
    const next = page + 1 < pages ? `http://a/api/v1/ads/?page=${page + 1}` : null;
    const response = { count: pages * adsOfPage, results, next, previous: null };
    const match = `GET /api/v1/ads/?page=${page}`;
    await fetch(`${gateway.url}/__override?by=test`, {
      method: 'PUT',
      body: JSON.stringify({ match, response, status: 200 }),
    });
  }
  return gateway;
}

const startedServer = startOnce(async (workerIndex) => {
  const api = await startLargeApi();
  const { server, stop } = await startServer(`site-${workerIndex}-worst-values`, api.url);
  await expect.poll(async () => (await fetch(`${server.url}/annonces/lieux`)).status).toBe(200);
  return { server, stop: () => Promise.all([stop(), api.stop()]).then(() => undefined) };
});

type Server = Awaited<ReturnType<typeof startServer>>['server'];
const test = base.extend<{ server: Server }>({
  server: [async ({}, use) => use((await startedServer()).server), { timeout: 120_000 }],
});

/** A value of each parameter that visitors send. A parameter without one fails the test. */
const usual: Record<string, string> = {
  page: '2',
  specialty: '1',
  place: 'quimper-29',
  radius: '25',
  startDate: '2050-01-01',
  endDate: '2050-01-01',
  when: 'semaine',
  fit: '1',
  retrocession: '70',
  forfait: '300',
  sector: '1',
  rhythm: 'regular',
  length: 'week',
  with: 'housing',
  owner: 'practice',
  days: 'mon',
  slots: 'morning',
  only: '1',
  ids: '12,45',
  q: 'groupe',
  sort: 'pay',
  view: 'map',
  tag: 'contrat',
  author: 'Anne',
  profil: 'remplacant',
  tri: 'forfait',
  resultat: 'envoyee',
  champs: 'email',
  envoi: `e30.${'x'.repeat(43)}`,
  adresse: '/annonces',
  retour: '/annonces',
  url: 'https://images.example.org/a.png',
  w: '640',
  near: '48,2',
  page_size: '6',
  status: 'published',
  tag_slug: 'contrat',
  search: 'clause',
  since: '2026-11-28T09',
  for: 'planning',
  reference: 'S-0123ABCD',
};

const letters = [...'zyxwvutsrqponmlkjihgfedcba0123456789'];
const times = (text: string, length = 100) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const longest = 7_900;

/** The longest texts, the most repeated ones and the least like words, as long as a text that is read, or a query. */
const worst = [
  times('z '),
  letters.join(' '),
  letters.join(','),
  Array.from({ length: 13 }, (_, at) => 'z'.repeat(at + 1)).join(' '),
  times('e\u0301 '),
  times('e\u0301'),
  times('é É e '),
  times('ﬁ ﬂ '),
  'ﷺ'.repeat(100),
  times('½'),
  times('z\u200b'),
  times('z\u00ad'),
  times('29 '),
  times('z-'),
  times("l'"),
  times('ʼz'),
  times('%25'),
  encodeURIComponent(encodeURIComponent(times('z ', 20))),
  times('s,'),
  times('st 2,'),
  times('s/'),
  times('la reunion de '),
  times('a france,'),
  'les; s 59000 les france bp 1(1 marne france',
  "le(s 's'59000",
  "las/saint/lez'75 - nord'reunion/-gers",
  times('1,2,3,', longest),
  times('mon-morning,', longest),
  times(',', longest),
  times('x', longest),
  `z${' '.repeat(longest / 3)}`,
  times('-', 200),
  times('/', 2_000),
  times('a/../', 2_000),
  times('%', 2_000),
  times('[', 2_000),
  times('😀', 600),
];

let used = 0;
/** A parameter with which no response is stored: a new day, or another word. */
function fresh(names: readonly string[], measured: readonly string[]): string {
  used += 1;
  const day = new Date(Date.UTC(2050, 0, used)).toISOString().slice(0, 10);
  const values = { startDate: day, endDate: day, author: `a${used}`, q: `z${used}` };
  const other = Object.entries(values).find(
    ([name]) => !measured.includes(name) && names.includes(name),
  );
  return other === undefined ? '' : `&${other.join('=')}`;
}

/** How many times the processor time of an ordinary request of its kind a request may take. */
const maxRatio = 8;

function meterOf({ url, cpuTime }: Server) {
  async function costOf(text: string) {
    const before = await cpuTime();
    const { status } = await sendRaw(url, text);
    return { status, cost: (await cpuTime()) - before };
  }
  const tooExpensive: string[] = [];
  return {
    tooExpensive,
    /** The median of an odd number of requests. */
    async usualCost(text: () => string, count = 5): Promise<number> {
      const costs: number[] = [];
      for (let time = 0; time < count; time += 1) costs.push((await costOf(text())).cost);
      return costs.sort((one, other) => one - other)[(count - 1) / 2] ?? 0;
    },
    /** Compares a request, and when it seems too expensive others of its kind, which then are too. */
    async compare(what: string, text: () => string, plain: number): Promise<void> {
      let least = Number.POSITIVE_INFINITY;
      for (let time = 0; time < 10 && least > maxRatio * plain; time += 1) {
        const { status, cost } = await costOf(text());
        if (status === null || status >= 500) throw new Error(`${status}: ${what}`);
        least = Math.min(least, cost);
      }
      if (least > maxRatio * plain) tooExpensive.push(`${(least / plain).toFixed(1)}: ${what}`);
    },
  };
}

const request = (line: string, headers: readonly string[], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
const get = (target: string, headers: readonly string[] = []) => request(`GET ${target}`, headers);

/** A query with one value for several parameters, as long as the site reads. */
function queryOf(names: readonly string[], value: string): string {
  const most = Math.floor(longest / names.length);
  const encoded = encodeURIComponent(value);
  return names
    .map((name) => `${name}=${encoded}`.slice(0, most).replace(/%[\dA-F]?$/, ''))
    .join('&');
}

/** The parameters that are texts, each alone; the others of a route are sent together. */
const texts = [
  'q',
  'place',
  'search',
  'author',
  'tag',
  'tag_slug',
  'adresse',
  'retour',
  'url',
  'near',
];
function groupsOf(names: readonly string[]): string[][] {
  const alone = names.filter((name) => texts.includes(name)).map((name) => [name]);
  const others = names.filter((name) => !texts.includes(name));
  return [...alone, others].filter(({ length }) => length > 0);
}

const pathOf = (pattern: string, value: string) =>
  pattern.replaceAll(/\[[^\]]+\]/g, encodeURIComponent(value));

test('each parameter has a usual value', () => {
  for (const { params = [], scriptParams = [] } of routes) {
    for (const name of [...params, ...scriptParams]) expect(usual).toHaveProperty(name);
  }
});

test('no value of a parameter takes much of the processor', async ({ server }) => {
  test.setTimeout(300_000);
  const { usualCost, compare, tooExpensive } = meterOf(server);
  const stored = await usualCost(() => get('/cgu'), 9);
  for (const { pattern, params = [], scriptParams } of routes) {
    const names = [...params, ...(scriptParams ?? [])];
    const headers = scriptParams ? ['rsc: 1'] : [];
    const [first] = names;
    if (first === undefined) continue;
    const path = pathOf(pattern, '1');
    const main = names.includes('q') ? 'q' : first;
    const usualQuery = new URLSearchParams({ [main]: usual[main] ?? '' });
    const usualRequest = () => get(`${path}?${usualQuery}${fresh(names, [main])}`, headers);
    const plain = Math.max(stored, await usualCost(usualRequest));
    for (const together of groupsOf(names)) {
      for (const value of worst) {
        const query = queryOf(together, value);
        let suffix = '';
        const text = () => {
          const target = `${path}?${query}${suffix}`;
          suffix = fresh(names, together);
          return get(target, headers);
        };
        await compare(`${pattern} ${together}=${value.slice(0, 40)}`, text, plain);
      }
    }
  }
  expect(tooExpensive).toEqual([]);
});

test('no part of a path takes much of the processor', async ({ server }) => {
  const { usualCost, compare, tooExpensive } = meterOf(server);
  const stored = await usualCost(() => get('/cgu'), 9);
  for (const { pattern } of routes.filter((route) => route.pattern.includes('['))) {
    const usualRequest = () => {
      used += 1;
      return get(pathOf(pattern, `zz${used}`));
    };
    const plain = Math.max(stored, await usualCost(usualRequest));
    for (const value of worst) {
      const target = pathOf(pattern, value)
        .slice(0, longest)
        .replace(/%[\dA-F]?$/, '');
      await compare(`${pattern} ${value.slice(0, 40)}`, () => get(target), plain);
    }
  }
  expect(tooExpensive).toEqual([]);
});

const tree = (depth: number) =>
  encodeURIComponent(`${'["",{"children":'.repeat(depth)}["",{}]${'}]'.repeat(depth)}`);

/** Headers that the server or Next.js reads, as long as Node.js accepts them. */
const worstHeaders = [
  ['Accept', 'text/html;q=0.1,'],
  ['Accept', '*/*;a="'],
  ['Accept-Encoding', 'gzip;q=0.1,'],
  ['Accept-Encoding', 'br;q=0;'],
  ['Accept-Language', 'fr;q=0.1,'],
  ['If-None-Match', 'W/"x",'],
  ['If-None-Match', '"'],
  ['If-Modified-Since', 'Mon, 01 Jan 1990 '],
  ['Range', 'bytes=0-1,'],
  ['Cookie', 'a=b; '],
  ['Cookie', '%25='],
  ['Forwarded', 'for=1.2.3.4,'],
  ['X-Forwarded-For', '1.2.3.4,'],
  ['X-Forwarded-For', '::'],
  ['Next-Url', '/%2570'],
  ['User-Agent', 'Mozilla/5.0 ('],
  ['Referer', 'http://a/../'],
].map(([name, value = '']) => `${name}: ${times(value, 12_000)}`);

test('no header takes much of the processor', async ({ server }) => {
  const { usualCost, compare, tooExpensive } = meterOf(server);
  const targets = ['/cgu', '/annonces', '/apercu', '/reset-password/MQ/jeton', '/logo.svg'];
  for (const target of [...targets, '/api/places?q=quimper']) {
    const plain = await usualCost(() => get(target), 9);
    for (const header of worstHeaders) {
      await compare(`${target} ${header.slice(0, 40)}`, () => get(target, [header]), plain);
    }
    const ofRouter = (depth: number) =>
      get(target, ['rsc: 1', `next-router-state-tree: ${tree(depth)}`]);
    const asked = Math.max(plain, await usualCost(() => ofRouter(1)));
    for (const depth of [130, 250]) {
      await compare(`${target} ${depth} levels`, () => ofRouter(depth), asked);
    }
  }
  expect(tooExpensive).toEqual([]);
});

/** Bodies of many small parts, and one plain part of the same size, by media type. */
const bodies: Record<
  string,
  { plain: (size: number) => string; worst: [string, string, string][] }
> = {
  'application/json': {
    plain: (size) => JSON.stringify({ message: times('x', size - 20) }),
    worst: [
      ['[', '0,', '0]'],
      ['[', '{},', '0]'],
      ['{', '"a":1,', '"b":1}'],
      ['[{"type":"csp-violation","body":{}},', '{"type":"csp-violation","body":{}},', '0]'],
      ['', '[', ''],
      ['"', '\\u00e9', '"'],
    ],
  },
  'application/x-www-form-urlencoded': {
    plain: (size) => `new_password=${times('x', size - 20)}`,
    worst: [
      ['', 'a=b&', ''],
      ['', '&', ''],
      ['new_password=', '%25', ''],
      ['adresse=', '/../', ''],
    ],
  },
};

test('no body takes much more of the processor than a plain one of its size', async ({
  server,
}) => {
  const { usualCost, compare, tooExpensive } = meterOf(server);
  for (const { pattern, post, perRequest } of routes) {
    if (post === undefined) continue;
    for (const [type, { plain, worst: parts }] of Object.entries(bodies)) {
      if (post.types !== undefined && !post.types.includes(type)) continue;
      const size = post.maxBytes - 100;
      const send = (body: string) => {
        used += 1;
        return request(
          `POST ${pathOf(pattern, 'MQ')}`,
          [
            `Content-Type: ${type}`,
            `Content-Length: ${Buffer.byteLength(body)}`,
            // Each is another visitor.
            `X-Forwarded-For: 2001:db8:${used.toString(16)}::1`,
            ...(perRequest ? [] : [`Authorization: Bearer ${secret}`]),
          ],
          body,
        );
      };
      const usual = await usualCost(() => send(plain(size)));
      for (const [begin, part, end] of parts) {
        const many = Math.floor((size - begin.length - end.length) / part.length);
        const body = begin + part.repeat(many) + end;
        await compare(`${pattern} ${begin + part}`, () => send(body), usual);
      }
    }
  }
  expect(tooExpensive).toEqual([]);
});
