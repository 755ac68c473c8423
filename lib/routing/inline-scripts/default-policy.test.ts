import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { defaultPolicyScript } from './read-script';

type Rules = {
  createHTML: (text: string) => unknown;
  createScriptURL: (text: string) => unknown;
  createScript?: unknown;
};

const own = 'https://www.example.org';

/** The policies that a document at a URL creates, without one or with one. */
function policiesAt(href: string, defaultPolicy: object | null = null) {
  const made = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => made.set(name, rules);
  run({ trustedTypes: { defaultPolicy, createPolicy } }, new URL(href));
  return made;
}

const run = (self: object, location: URL) =>
  runInNewContext(defaultPolicyScript, { self, URL, location });

describe('the default policy', () => {
  const policy = policiesAt(`${own}/annonces/12?page=2`).get('default');

  test.each([
    '/_next/static/chunks/abc.js',
    `${own}/_next/static/chunks/abc.js`,
    'https://maps.googleapis.com/maps/api/js?key=a',
    'https://maps.gstatic.com/maps-api-v3/api/js/a.js',
  ])('a script of the build, or of Google, is allowed: %s', (url) => {
    expect(policy?.createScriptURL(url)).toBe(url);
  });

  test.each([
    'https://evil.example/a.js',
    '//evil.example/_next/static/a.js',
    `${own}.evil.example/_next/static/a.js`,
    `https://evil.example/${own}/_next/static/a.js`,
    'https://maps.googleapis.com.evil.example/a.js',
    'http://maps.googleapis.com/a.js',
    '/api/v1/ads',
    '/_next/static/../../api/v1/ads',
    '/_next/staticky/a.js',
    '_next/static/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://www.example.org/7f3c',
    'javascript:alert(1)',
    '',
  ])('any other script is rejected: %s', (url) => {
    expect(policy?.createScriptURL(url)).toBeNull();
  });

  test('an invalid URL is rejected too', () => {
    expect(() => policy?.createScriptURL('https://')).toThrow('Invalid URL');
  });

  test('HTML is not changed; no string becomes a script', () => {
    expect(policy?.createHTML('<p>a</p>')).toBe('<p>a</p>');
    expect(policy).not.toHaveProperty('createScript');
  });

  test('there is one policy', () => {
    expect([...policiesAt(own).keys()]).toEqual(['default']);
    expect([...policiesAt(own, {}).keys()]).toEqual([]);
  });

  test('a browser without Trusted Types throws no error', () => {
    expect(() => run({}, new URL(own))).not.toThrow();
  });
});

test('the script has few bytes', () => {
  expect(`<script>${defaultPolicyScript}</script>`.length).toBeLessThan(320);
});
