import { expect, test } from '@jest/globals';
import { defaultPolicyScript } from '../inline-scripts/read-script';
import {
  hashSource,
  nonceOf,
  nothing,
  pagePolicy,
  policyWithNonce,
} from './content-security-policy';

const variables = {
  SITE_URL: 'https://www.example.org',
  PRACTITIONER_FORM_URL: 'https://forms.example.org/medecin?a=b',
  ESTABLISHMENT_FORM_URL: 'https://other.example.org:8443/form',
  FORM_RELAY: 'off',
  MATOMO_URL: undefined,
} as const;

const hashes = ["'sha256-a='", "'sha256-b='"];
const needs = { inlineScripts: hashes, counted: true };
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );

test('a page loads from its own origin, and sends to the form services', () => {
  expect(pagePolicy(variables, { ...needs, map: false })).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-a=' 'sha256-b='",
      "style-src 'self'",
      "img-src 'self' data: https: http:",
      "font-src 'self'",
      "connect-src 'self' https://forms.example.org https://other.example.org:8443",
      "form-action 'self' https://forms.example.org https://other.example.org:8443",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'upgrade-insecure-requests',
      'report-to policy',
    ].join('; '),
  );
});

test('with the relay it sends to its own origin alone', () => {
  const relayed = { ...variables, FORM_RELAY: 'on' } as const;
  const policy = directives(pagePolicy(relayed, { ...needs, map: false }));
  expect(policy).toMatchObject({ 'connect-src': ["'self'"], 'form-action': ["'self'"] });
});

test('only a page with the map allows scripts of Google', () => {
  const withMap = directives(pagePolicy(variables, { ...needs, map: true }));
  expect(withMap).toMatchObject({
    'script-src': [
      "'self'",
      ...hashes,
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      'blob:',
      "'unsafe-eval'",
    ],
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'style-src-attr': ["'none'"],
    'worker-src': ['blob:'],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
  });
  expect(withMap['script-src']).not.toContain("'unsafe-inline'");
  const without = pagePolicy(variables, { ...needs, map: false });
  expect(without.replace("img-src 'self' data:", '')).not.toMatch(
    /google|gstatic|unsafe|blob:|data:/,
  );
});

test('a site on http does not upgrade requests', () => {
  const changed = { ...variables, SITE_URL: 'http://127.0.0.1:3000' };
  const policy = pagePolicy(changed, { ...needs, inlineScripts: [], map: false });
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('the policy that allows nothing names the directives without fallback to default-src', () => {
  expect(directives(nothing)).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('Matomo is allowed to receive page views, and nothing else, on pages that are counted', () => {
  const measured = { ...variables, MATOMO_URL: 'https://stats.example.org/matomo' };
  const policy = pagePolicy(measured, { ...needs, map: false });
  expect(directives(policy)['connect-src']?.at(-1)).toBe('https://stats.example.org');
  expect(policy.split('https://stats.example.org')).toHaveLength(2);
  expect(pagePolicy(measured, { ...needs, map: false, counted: false })).not.toContain('stats');
});

test('a page with a nonce requires Trusted Types, whose script has a hash', () => {
  const policy = policyWithNonce('/apercu');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  const nonce = nonceOf(policy);
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(policy).toContain(
    `script-src 'self' 'nonce-${nonce}' ${hashSource(defaultPolicyScript)};`,
  );
  expect(policyWithNonce('/apercu')).not.toBe(policy);
});
