import { expect, test } from '@jest/globals';
import { hashSource } from './content-security-policy';
import { policyOfNonce } from './page-policy';
import { trustedTypesScript } from './trusted-types';

test('a page with a nonce requires Trusted Types, whose script has a hash', () => {
  const policy = policyOfNonce('/apercu', 'abc');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).toContain(`script-src 'self' 'nonce-abc' ${hashSource(trustedTypesScript)};`);
});
