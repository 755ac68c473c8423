import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { previewPath } from '../lib/routing/preview-query';
import { type Route, routes } from '../lib/routing/routes';
import { requestLimits } from '../server/connections';
import { readNginxWithHttp3 } from './http3.fixture.ts';

// The rules of nginx repeat paths of lib/routing/routes.ts; these tests compare them.
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
/** The server with TLS, to which the other server redirects. */
const server = nginx.slice(nginx.indexOf('listen 443'));

const samplePath = ({ pattern }: Route) => pattern.replaceAll(/\[[^\]]+\]/g, '1');

/** The `location` blocks: their modifier, their path, their body. */
const locations = [...server.matchAll(/^ {2}location (?:([=~]) )?(\S+) \{\n(.*?)^ {2}\}/gms)].map(
  ([, modifier, path = '', body = '']) => ({ modifier, path, body }),
);

/** The block that serves a path: the exact one, the regular expression, the longest prefix (nginx, « location »). */
function locationOf(path: string) {
  const ofKind = (kind: string | undefined) =>
    locations
      .filter(({ modifier }) => modifier === kind)
      .sort((a, b) => b.path.length - a.path.length);
  return (
    ofKind('=').find((location) => location.path === path) ??
    ofKind('~').find((location) => new RegExp(location.path).test(path)) ??
    ofKind(undefined).find((location) => path.startsWith(location.path))
  );
}

/** The URLs whose query is part of the cache key, as the `map` of nginx reads them. */
const allowedQueries = [...nginx.matchAll(/^ {2}"~(\^\\\|\/.*)" \$request_uri;$/gm)].map(
  ([, rule = '']) => new RegExp(rule),
);
const isKept = (url: string) => allowedQueries.some((rule) => rule.test(`|${url}`));

test('the tests below read all locations and all queries of nginx.conf', () => {
  expect(locations.map(({ path }) => path)).toEqual([
    '/nginx-errors/',
    '/',
    '^/(readyz|metrics)/*$',
    '/_next/static/',
    '/_next/image',
    '(?i:reset-?password)',
    '/annonces/quel-lieu',
    '/annonces/retour',
    '/inscription/envoi',
    '/inscriptions/envoi',
    '/signalement',
    '/indisponible',
    '/apercu',
  ]);
  expect(allowedQueries).toHaveLength(6);
});

describe.each(
  routes
    .filter(({ kind, perRequest }) => kind !== 'build' && !perRequest)
    .map((route) => [route.pattern, route] as const),
)('the query of %s', (_, route) => {
  const path = samplePath(route);

  test('is in the cache key when it has a parameter that the route reads', () => {
    for (const name of route.params ?? []) {
      const escaped = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
      for (const query of [
        ...[`${name}=2`, `utm_source=x&${name}=2`, `${escaped}=2`, `x=1&amp;${name}=2`],
        ...[`x;${name}=2`, `amp;${name}=2`, `?${name}=2`, `${name}%3D2`, `x=1&${name}%3D2&y`],
      ]) {
        expect([query, isKept(`${path}?${query}`)]).toEqual([query, true]);
      }
    }
  });

  // Calls of the API always have their query in the key: the site drops parameters that a call does not read.
  test('is not in the cache key when it has no such parameter, except for the API', () => {
    const [name = 'page'] = route.params ?? [];
    for (const query of ['utm_source=x', `x${name}=2`, `utm_source=${name}`]) {
      expect([query, isKept(`${path}?${query}`)]).toEqual([query, route.kind === 'api']);
    }
  });
});

test.each([
  ['/annonces/12?utm_source=x', '/annonces/12'],
  ['/?utm_source=x', '/'],
  ['/cgu/?x', '/cgu/'],
  ['/blog/caf%C3%A9?x', '/blog/caf%C3%A9'],
  // The site redirects other spellings, with their query.
  ['/Annonces?specialty=3', null],
  ['/annonces.?specialty=3', null],
  ['/annonces)?specialty=3', null],
])('the query of %s is dropped: %p', (url, path) => {
  const [, rule = ''] = /"~(\^.*)" \$medireleve_path;/.exec(nginx) ?? [];
  expect(new RegExp(rule).exec(`|${url}`)?.groups?.medireleve_path ?? null).toBe(path);
});

test('nginx accepts the cookies that the site accepts', () => {
  const [, kilobytes] = /large_client_header_buffers \d+ (\d+)k;/.exec(nginx) ?? [];
  expect(Number(kilobytes) * 1_024).toBeGreaterThanOrEqual(requestLimits.maxHeaderSize);
});

const forOperators = ['/readyz', '/metrics'];

test.each(routes.map((route) => [route.pattern, route] as const))(
  '%s is cached unless it is for one visitor or for operators',
  (pattern, route) => {
    const isCached = !locationOf(samplePath(route))?.body.includes('proxy_cache off;');
    expect(isCached).toBe(route.perRequest !== true && !forOperators.includes(pattern));
  },
);

test('the preview, which only exists with a secret, is not cached', () => {
  expect(locationOf(`${previewPath}?adresse=/blog`)?.body).toContain('proxy_cache off;');
});

test('nginx accepts the largest body that a form may send', () => {
  const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(nginx) ?? [];
  const largest = Math.max(...routes.map(({ post }) => post?.maxBytes ?? 0));
  expect(largest).toBeGreaterThan(0);
  expect(Number(kilobytes) * 1_024).toBeGreaterThanOrEqual(largest);
});

test.each([
  ['/reset-password/MQ/jeton /reset-password/MQ/jeton', false],
  ['/%72eset-password/MQ/jeton /reset-password/MQ/jeton', false],
  ['/annonces?page=2 /annonces', true],
])('%s is in the access log: %p', (sentAndRead, expected) => {
  const [, rules = ''] = /\$medireleve_logged \{(.*?)\}/s.exec(nginx) ?? [];
  const unlogged = [...rules.matchAll(/^ *~\*(\S+) +0;$/gm)].map(([, rule = '']) => rule);
  expect(unlogged).toHaveLength(1);
  expect(unlogged.some((rule) => new RegExp(rule).test(sentAndRead))).toBe(!expected);
});

test.each([
  ['POST /reset-password/MQ/jeton', true],
  ['POST /api/reports', true],
  ['POST /api/revalidate', false],
  ['POST /api/revalidate/', false],
  ['POST /api/revalidate-x', true],
  ['GET /annonces', false],
])('%s counts as a POST of its sender: %p', (request, expected) => {
  const [, rules = ''] = /\$medireleve_poster \{(.*?)\}/s.exec(nginx) ?? [];
  const read = [...rules.matchAll(/^ *"?~(\S.*?)"? +(\S+);$/gm)];
  expect(read).toHaveLength(2);
  // The first regular expression that matches counts (nginx, « map »).
  const key = read.find(([, rule = '']) => new RegExp(rule).test(request))?.[2] ?? '""';
  expect(key === '$medireleve_network').toBe(expected);
});

describe('with HTTP/3, as docs/deployment.md turns it on', () => {
  const withHttp3 = readNginxWithHttp3();
  const directives = (name: string, text = withHttp3) =>
    [...text.matchAll(new RegExp(`^ *${name} (.*);$`, 'gm'))].map(([, value = '']) => value);

  test('nginx.conf listens for TLS and for QUIC at the same addresses', () => {
    expect(directives('listen')).toEqual([
      ...['80 default_server', '[::]:80 default_server'],
      ...['443 ssl default_server', '[::]:443 ssl default_server'],
      // Without `reuseport`, a packet may reach a worker that does not know its connection.
      ...['443 quic reuseport default_server', '[::]:443 quic reuseport default_server'],
    ]);
    expect(directives('http2')).toEqual(['on']);
    expect(directives('ssl_protocols').join()).toContain('TLSv1.3');
    // Early data may be sent again by others, a form too; a retry costs the round trip that HTTP/3 saves.
    expect(withHttp3).not.toMatch(/ssl_early_data|quic_retry/);
  });

  test('each response names HTTP/3: nginx inherits no add_header where there is another', () => {
    const withTls = withHttp3.slice(withHttp3.indexOf('listen 443'));
    const levels = [...withTls.matchAll(/^( +)add_header /gm)].map(([, indent]) => indent?.length);
    const blocks = locations.filter(({ body }) => body.includes('add_header'));
    // Only these two levels have headers of their own, so no `location` is overlooked here.
    expect([...new Set(levels)].sort()).toEqual([2, 4]);
    expect(blocks.map(({ path }) => path)).toEqual(['/nginx-errors/']);
    const ofQuic = /^(\d+) quic/m.exec(directives('listen').join('\n'))?.[1];
    for (const indent of ['  ', '    ']) {
      const named = [...withTls.matchAll(new RegExp(`^${indent}add_header Alt-Svc (.*);$`, 'gm'))];
      expect(named.map(([, value]) => value)).toEqual([`'h3=":${ofQuic}"; ma=2592000' always`]);
    }
  });

  test('without it, no directive of newer versions is left', () => {
    expect(nginx.replaceAll(/^ *#.*$/gm, '')).not.toMatch(/quic|Alt-Svc|http2 on/);
  });
});
