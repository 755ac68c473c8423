import { describe, expect, test } from '@jest/globals';
import { acceptUrl } from './accept-url';

const siteUrl = 'https://www.medireleve.example';
const accept = (text: string) => acceptUrl(text, siteUrl);

describe('a page of this site', () => {
  test.each([
    ['/', '/'],
    ['/annonces?page=2#liste', '/annonces?page=2'],
    [' /blog ', '/blog'],
    [siteUrl, '/'],
    [`${siteUrl}/`, '/'],
    [`${siteUrl}/annonces/12?utm=x`, '/annonces/12?utm=x'],
    ['HTTPS://WWW.MEDIRELEVE.EXAMPLE:443/blog', '/blog'],
    ['/blog/été', '/blog/%C3%A9t%C3%A9'],
    ['/blog/100%25', '/blog/100%25'],
    ['/annonces/../blog', '/blog'],
    ['/apercus', '/apercus'],
    ['/apis', '/apis'],
    ['/reset-password/MQ/apercu', '/reset-password/MQ/apercu'],
    ['/blog?next=//evil.example', '/blog?next=//evil.example'],
  ])('%s', (text, path) => {
    expect(accept(text)).toEqual({ path, error: null });
  });
});

describe('no page of this site', () => {
  test.each([
    // Another host, scheme, port or user.
    'https://evil.example/',
    'https://www.medireleve.example.evil.example/',
    'https://evil.example/https://www.medireleve.example/',
    'https://www.medireleve.example@evil.example/',
    'https://user@www.medireleve.example/',
    'https://user:secret@www.medireleve.example/',
    'https://www.medireleve.example:8443/',
    'http://www.medireleve.example/',
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://localhost:3000/',
    'ftp://www.medireleve.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.medireleve.example/x',
    'gopher://www.medireleve.example/',
    // URLs that a parser resolves to another host.
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    'https://www.medireleve.example\\@evil.example',
    'https://www.medireleve.example\u2028.evil.example',
    'www.medireleve.example/blog',
    'blog',
    './blog',
    '?page=2',
    '#contact',
    // A path that other software may read as another host.
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%252F%252Fevil.example',
    '/blog//evil.example',
    // Not a page.
    '/api',
    '/api/v1/ads/',
    '/API/v1/ads/',
    '/%61pi/v1/ads',
    '/%2561pi/v1/ads',
    '/x/../api/v1/ads',
    '/x/%2e%2e/api/v1/ads',
    '/x/%252e%252e/api/v1/ads',
    '/_next/image?url=x',
    '/%5Fnext/image',
    // The preview, and secret links.
    '/apercu',
    '/apercu/',
    '/apercu?adresse=/apercu',
    '/%61percu',
    '/reset-password/MQ/a-token',
    '/reset-password/MQ/a-token/',
    '/reset-password/./MQ/a%2Dtoken/',
    '/reset-password/MQ/a%2Dtoken',
    // Invalid percent-encoding.
    '/%',
    '/%ff',
    '/blog/%E0%A4%A',
    '/annonces/1 2',
    '/annonces/\u0000',
    '',
    ' ',
    `/${'x'.repeat(2_000)}`,
  ])('%j', (text) => {
    const { path, error } = accept(text);
    expect(path).toBeNull();
    expect(error).toMatch(/^[A-ZÀ-Ü].*[.!]$/s);
  });
});

test('the message for another site says what to paste', () => {
  expect(accept('https://evil.example/').error).toBe(
    'Collez une adresse de ce site\u00a0: elle commence par https://www.medireleve.example/ ou par /.',
  );
});
