import { expect, test } from '@jest/globals';
import { help, OptionError, readOptions } from './options.ts';

const url = 'https://api.example.org';

test('an origin is enough', () => {
  expect(readOptions(['https://api.example.org/'])).toEqual({
    apiUrl: 'https://api.example.org',
    concurrency: 4,
    writes: { kind: 'none' },
    json: false,
  });
});

test('all options', () => {
  const args = ['--json', '--concurrency', '2', '--try-writes', '--reset-link'];
  const link = 'https://www.example.org/reset-password/MQ/abc-123/';
  expect(readOptions([...args, link, 'http://127.0.0.1:4100'])).toEqual({
    apiUrl: 'http://127.0.0.1:4100',
    concurrency: 2,
    writes: { kind: 'link', link: { uid: 'MQ', token: 'abc-123' } },
    json: true,
  });
});

test('--try-writes alone tries a link of no account', () => {
  expect(readOptions([url, '--try-writes'])?.writes).toEqual({ kind: 'refusal' });
});

test('help', () => {
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
