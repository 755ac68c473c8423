import { describe, expect, test } from '@jest/globals';
import { trustedTypesSource } from './inline-scripts';
import { policyOfHtml, policyOfNonce } from './page-policy';
import { trustedTypesScript } from './trusted-types';

const required = "require-trusted-types-for 'script'; trusted-types default";

describe('Trusted Types are required', () => {
  test('of a page that has their script', () => {
    const html = `<head><script>${trustedTypesScript}</script></head>`;
    expect(policyOfHtml('/cgu', html)).toContain(required);
    expect(policyOfHtml('/cgu', html)).toContain(`script-src 'self' ${trustedTypesSource};`);
  });

  test('of a page with a nonce, which that script has not', () => {
    const policy = policyOfNonce('/apercu', 'abc');
    expect(policy).toContain(required);
    expect(policy).toContain(`script-src 'self' 'nonce-abc' ${trustedTypesSource};`);
  });

  test('of no other: nothing of it could run', () => {
    expect(policyOfHtml('/cgu', '<p>')).not.toContain('trusted-types');
    expect(policyOfHtml('/cgu', `<p>${trustedTypesScript}</p>`)).not.toContain('trusted-types');
  });
});
