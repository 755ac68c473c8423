import { expect, test } from '@jest/globals';
import { securityContactText } from './security-contact';

const variables = {
  SITE_URL: 'https://www.example.org',
  CONTACT_EMAIL: 'contact@example.org',
  SECURITY_CONTACT: undefined,
};
const now = Date.parse('2026-12-15T13:14:15Z');

test('security.txt has the contact, the expiry and the canonical URL', () => {
  expect(securityContactText(variables, now)).toBe(
    `Contact: mailto:contact@example.org
Expires: 2027-06-13T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://www.example.org/.well-known/security.txt
`,
  );
});

test('SECURITY_CONTACT replaces CONTACT_EMAIL', () => {
  const text = securityContactText(
    { ...variables, SECURITY_CONTACT: 'https://example.org/securite' },
    now,
  );
  expect(text).toMatch(/^Contact: https:\/\/example\.org\/securite\n/);
  expect(text).not.toContain('mailto');
});
