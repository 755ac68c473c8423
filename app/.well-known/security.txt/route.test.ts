import { expect, jest, test } from '@jest/globals';
import { config } from '@/lib/config/config';

jest.unstable_mockModule('next/server', () => ({ connection: async () => {} }));
const { GET } = await import('./route');

jest.useFakeTimers({ now: new Date('2026-12-15T13:14:15Z') });
Object.assign(config, {
  SITE_URL: 'https://www.example.org',
  CONTACT_EMAIL: 'contact@example.org',
});

test('security.txt has the contact, the expiry and the canonical URL', async () => {
  expect(await (await GET()).text()).toBe(
    `Contact: mailto:contact@example.org
Expires: 2027-06-13T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://www.example.org/.well-known/security.txt
`,
  );
});

test('SECURITY_CONTACT replaces CONTACT_EMAIL', async () => {
  Object.assign(config, { SECURITY_CONTACT: 'https://example.org/securite' });
  const text = await (await GET()).text();
  expect(text).toMatch(/^Contact: https:\/\/example\.org\/securite\n/);
  expect(text).not.toContain('mailto');
});
