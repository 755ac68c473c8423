import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { metrics } from '@/lib/runtime/metrics/recorder';
import { recordMeasurements } from '@/lib/runtime/metrics/recorder.fixture';
import { browserName, receiveReports } from './receive-reports';

const logged: Record<string, unknown>[] = [];
let visitors = 0;

beforeEach(() => {
  jest.useFakeTimers();
  logged.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    const { time, ...line } = JSON.parse(String(text));
    logged.push(line);
    return true;
  });
});
afterEach(() => {
  // Past what repeats a line.
  jest.advanceTimersByTime(200_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const site = 'https://www.example.org';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0';

function send(body: unknown, headers: Record<string, string> = {}): Promise<void> {
  visitors += 1;
  return receiveReports(
    new Request(`${site}/api/reports`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': `198.51.100.${visitors}, 127.0.0.1`,
        'user-agent': firefox,
        referer: `${site}/annonces/12?jeton=secret`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

const error = {
  message: 'TypeError: x is not a function',
  at: 'static/chunks/0a~b-c.js:1:234',
};
const violation = (body: object) => ({
  type: 'csp-violation',
  url: `${site}/annonces?jeton=secret`,
  body: {
    documentURL: `${site}/annonces?jeton=secret`,
    referrer: 'https://ailleurs.example/?jeton=secret',
    originalPolicy: "default-src 'none'",
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'secret',
    ...body,
  },
});

describe('an error', () => {
  test('is logged with its message, file and route', async () => {
    await send(error);
    expect(logged).toEqual([
      {
        level: 'warn',
        event: 'browser error',
        message: 'TypeError: x is not a function',
        file: '/_next/static/chunks/0a~b-c.js',
        line: 1,
        column: 234,
        route: '/annonces/[id]',
        browser: 'Firefox 151',
        count: 1,
      },
    ]);
  });

  test('has a line a minute, whatever the page and the browser', async () => {
    await send(error);
    await send(error, { referer: `${site}/blog`, 'user-agent': '' });
    await send({ ...error, message: 'other' });
    expect(logged.map(({ message }) => message)).toEqual([error.message, 'other']);
    jest.advanceTimersByTime(60_000);
    expect(logged[2]).toMatchObject({ message: error.message, count: 1 });
    expect(logged).toHaveLength(3);
  });

  test('has no query, e-mail address or link of a password reset in its message, which is cut', async () => {
    const urls = `${site}/annonces?jeton=secret ${site}/reset-password/MQ/secret claire@example.org`;
    await send({ ...error, message: `${urls} ${'x'.repeat(1_000)}` });
    expect(JSON.stringify(logged)).not.toMatch(/secret|claire/);
    expect(String(logged[0]?.message)).toHaveLength(200);
  });

  test('of the page of a password reset is not logged', async () => {
    await send(error, { referer: `${site}/reset-password/MQ/secret` });
    expect(logged).toEqual([]);
    await send(error, { referer: '' });
    expect(logged).toMatchObject([{ event: 'browser error' }]);
    expect(logged[0]).not.toHaveProperty('route');
  });

  test.each([
    '',
    '{',
    'null',
    {},
    { ...error, message: 1 },
    { ...error, at: `${site}/_next/static/a.js:1:2` },
    { ...error, at: '../annonces?jeton=secret:1:2' },
    { ...error, at: 'static/a.js?jeton=secret:1:2' },
  ])('%j is malformed', async (body) => {
    await expect(send(body)).rejects.toMatchObject({ status: 400 });
    expect(logged).toEqual([]);
  });
});

describe('a violation of the policy', () => {
  const line = {
    level: 'warn',
    event: 'policy violation',
    directive: 'script-src-elem',
    route: '/annonces',
    browser: 'Firefox 151',
    count: 1,
  };

  test.each([
    [{}, { blocked: 'inline' }],
    [{ blockedURL: 'data' }, { blocked: 'data' }],
    [{ blockedURL: 'data:text/html,secret' }, { blocked: 'data' }],
    [{ blockedURL: 'https://pub.example/a.js?secret' }, { blocked: 'pub.example' }],
    [{ blockedURL: `${site}/annonces/12?secret` }, { blocked: '/annonces/[id]' }],
    [{ blockedURL: `${site}/_next/static/a.js?secret` }, { blocked: '/_next/static/a.js' }],
    [{ blockedURL: `${site}/secret` }, { blocked: '/' }],
    [
      { sourceFile: `${site}/annonces?jeton=secret`, lineNumber: 3, columnNumber: 4 },
      { blocked: 'inline', file: '/annonces', line: 3, column: 4 },
    ],
  ])('%j', async (body, fields) => {
    await send([violation(body)]);
    expect(logged).toEqual([{ ...line, ...fields }]);
  });

  test.each([
    ['an extension', { blockedURL: 'chrome-extension' }],
    ['a file of an extension', { blockedURL: 'moz-extension://a/b.js' }],
    ['a script of an extension', { sourceFile: 'safari-web-extension://a/b.js' }],
    ['the page of a password reset', { documentURL: `${site}/reset-password/MQ/secret` }],
    ['a directive that is none', { effectiveDirective: 'Claire Dupont' }],
  ])('of %s is not logged', async (_, body) => {
    await send([violation(body)]);
    expect(logged).toEqual([]);
  });

  test('comes with reports of other kinds, which are skipped', async () => {
    await send([{ type: 'deprecation', body: {} }, null, violation({})]);
    expect(logged).toHaveLength(1);
  });
});

describe('what a visit measured', () => {
  const page = `${site}/annonces/12?jeton=secret`;

  test('is recorded for the route of its page, and not logged', async () => {
    const measured = recordMeasurements();
    await send({ page, lcp: 1.25, inp: 0.12, cls: 0 });
    await send({ page: `${site}/reset-password/MQ/secret`, lcp: 1 });
    await send({ page: `${site}/nulle-part`, lcp: 1 });
    expect(measured).toEqual([
      ['visitMeasured', '/annonces/[id]'],
      ['visitMeasured', '/reset-password/[uid]/[token]'],
    ]);
    expect(logged).toEqual([]);
  });

  test('is not recorded without METRICS_TOKEN', async () => {
    metrics.recorder = null;
    await expect(send({ page, lcp: 1.25 })).resolves.toBeUndefined();
  });

  test.each([
    { page, lcp: -1 },
    { page, lcp: 601 },
    { page, inp: '1' },
    { page, cls: null },
    { page: '/annonces/12', lcp: 1 },
    { page, lcp: 1, visitor: 'secret' },
    { lcp: 1 },
  ])('%j is malformed', async (body) => {
    const measured = recordMeasurements();
    await expect(send(body)).rejects.toMatchObject({ status: 400 });
    expect(measured).toEqual([]);
  });
});

test('of a list the first hundred are read', async () => {
  await send([...Array(99).fill(0), violation({}), violation({ effectiveDirective: 'img-src' })]);
  expect(logged).toMatchObject([{ directive: 'script-src-elem' }]);
});

test('a report of another site, one too long and one too many are refused', async () => {
  const other = send(error, { 'sec-fetch-site': 'cross-site' });
  await expect(other).rejects.toMatchObject({ status: 403 });
  const long = send({ ...error, padding: 'x'.repeat(65_536) });
  await expect(long).rejects.toMatchObject({ status: 413 });
  expect(logged).toEqual([]);
  const from = { 'x-forwarded-for': '203.0.113.77, 127.0.0.1' };
  for (let time = 0; time < 60; time += 1) await send(error, from);
  await expect(send(error, from)).rejects.toMatchObject({ status: 429 });
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0', 'Firefox 151'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/148.0.0.0 Safari/537.36`, 'Chrome 148'],
  [`Mozilla/5.0 (Windows) ${webkit} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge 148'],
  [`Mozilla/5.0 (iPhone) ${webkit} CriOS/147.0 Mobile/15E148 Safari/604.1`, 'Chrome 147'],
  [`Mozilla/5.0 (Macintosh) ${webkit} Version/26.1 Safari/605.1.15`, 'Safari 26'],
  [`Mozilla/5.0 (X11) ${webkit} HeadlessChrome/148.0.0.0 Safari/537.36`, 'Chrome 148'],
  ['curl/8.5.0', undefined],
  [null, undefined],
])('%j is %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
