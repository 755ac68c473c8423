import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { freePort, startNode } from '../../scripts/process.ts';
import { type BrokenApi, json, startBrokenApi } from './broken-api.fixture.ts';
import { help, OptionError, readOptions } from './options.ts';

let api: BrokenApi;

beforeAll(async () => {
  api = await startBrokenApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.fault = null;
});

/** Runs the command, which ignores the configuration of the environment: here it is malformed. */
async function run(...args: string[]) {
  const child = startNode(
    ['--import', './scripts/site-modules.ts', 'tools/check-api/main.ts', ...args],
    { API_URL: 'malformed', REDIS_URL: 'malformed', SITE_URL: undefined },
    'pipe',
  );
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The command has no output.');
  const [out, err, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'close')]);
  return { code, out, err };
}

test('the report of an API that keeps the contract', async () => {
  const { code, out, err } = await run(api.origin);
  expect(out).toMatch(/^Call +Requests +Median +Slowest +Result\n/);
  expect(out).toMatch(/^GET \/api\/v1\/ads\/\{id\} +\d+ +\d+ ms +\d+ ms +/m);
  expect(out).toMatch(/^POST \/api\/v1\/auth\/\S+ +0 +– +– +not called$/m);
  expect(out).toMatch(/\n\d+ requests: 0 errors, \d+ pieces? of advice\.\n$/);
  expect(err).toMatch(/^connection…\nGET \/api\/v1\/ads\/random\/…\n/);
  expect(code).toBe(0);
});

const fault = { path: /\/partners\/$/, respond: () => json({ detail: 'Non.' }, 500) };

test('an error sets the exit code, and is printed with what the site does', async () => {
  api.fault = fault;
  const { code, out } = await run(api.origin);
  expect(out).toContain(
    '\nErrors\n\n  GET /api/v1/core/partners/  [no-success]\n    Its status is 500.\n    → The home page shows three built-in partners',
  );
  expect(out).toMatch(/: 1 error, /);
  expect(code).toBe(1);
});

test('--json prints JSON to stdout, and the progress to stderr', async () => {
  api.fault = fault;
  const { code, out, err } = await run(api.origin, '--json', '--try-writes', '--concurrency', '2');
  expect(JSON.parse(out)).toMatchObject({
    apiUrl: api.origin,
    calls: expect.arrayContaining([
      {
        call: 'GET /api/v1/core/partners/',
        requests: expect.any(Number),
        medianMs: expect.any(Number),
        slowestMs: expect.any(Number),
        errors: 1,
        advice: 0,
      },
      expect.objectContaining({
        call: 'POST /api/v1/auth/users/reset_password_confirm/',
        requests: 1,
      }),
    ]),
    findings: expect.arrayContaining([
      {
        rule: 'no-success',
        severity: 'error',
        operation: 'GET /api/v1/core/partners/',
        call: '/api/v1/core/partners/',
        problem: 'Its status is 500.',
        effect: expect.any(String),
      },
    ]),
    notChecked: [],
    completeness: expect.arrayContaining([
      expect.stringMatching(/ open ads seen have no half-days: /),
    ]),
  });
  expect(err).toContain('POST /api/v1/auth/users/reset_password_confirm/…\n');
  expect(code).toBe(1);
});

test('a host that does not respond results in one sentence', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const { code, out, err } = await run(origin);
  expect(err).toBe(
    `connection…\n${origin}: Nothing listens there. Is the API started, and the port right? (ECONNREFUSED)\n`,
  );
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('wrong usage results in a message and the help', async () => {
  const { code, out, err } = await run('https://me:s3cret@api.example.org');
  expect(err).toMatch(/^The URL of the API: must have no user name and no password\.\n\n/);
  expect(err).toContain('npm run check:api -- https://api.example.org');
  expect(err).not.toContain('s3cret');
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

const url = 'https://api.example.org';

test('reads an origin alone, with the defaults', () => {
  expect(readOptions(['https://api.example.org/'])).toEqual({
    apiUrl: 'https://api.example.org',
    concurrency: 4,
    writes: 'none',
    json: false,
  });
});

test('reads all options', () => {
  const args = ['--json', '--concurrency', '2', '--try-writes', '--reset-link'];
  const link = 'https://www.example.org/reset-password/MQ/abc-123/';
  expect(readOptions([...args, link, 'http://127.0.0.1:4100'])).toEqual({
    apiUrl: 'http://127.0.0.1:4100',
    concurrency: 2,
    writes: { uid: 'MQ', token: 'abc-123' },
    json: true,
  });
});

test('--try-writes alone tries a link of no account', () => {
  expect(readOptions([url, '--try-writes'])?.writes).toBe('refusal');
});

test('-h asks for the help, which lists all options', () => {
  expect(readOptions(['-h'])).toBeNull();
  for (const name of ['try-writes', 'reset-link', 'concurrency', 'json', 'help']) {
    expect(help).toContain(`  --${name} `);
  }
});

test.each([
  [[], 'Give the URL of the API.'],
  [[url, url], 'Give one URL.'],
  [['api.example.org'], 'not an http(s) URL'],
  [['ftp://api.example.org'], 'not an http(s) URL'],
  [[`${url}/api/v1`], 'must be an origin, without a path'],
  [[`${url}?key=s3cret`], 'must be an origin, without a path'],
  [['https://me:s3cret@api.example.org'], 'must have no user name and no password'],
  [[url, '--concurrency', '0'], '--concurrency must be a whole number from 1 to 16'],
  [[url, '--concurrency', '17'], '--concurrency must be a whole number from 1 to 16'],
  [[url, '--reset-link', 'https://a.example/s3cret'], '--reset-link must end in'],
  [[url, '--fast'], "Unknown option '--fast'"],
])('%j is refused, without a secret in the message', (args, message) => {
  const read = () => readOptions(args);
  expect(read).toThrow(OptionError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('s3cret');
});
