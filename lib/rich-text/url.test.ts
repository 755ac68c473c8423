import { expect, test } from '@jest/globals';
import { leavesSite, normalizeLink } from './url';

const site = 'https://www.medireleve.example';

test.each([
  ['https://www.ameli.fr', 'https://www.ameli.fr/'],
  [' HTTP://Ameli.fr/é?a=b#c ', 'http://ameli.fr/%C3%A9?a=b#c'],
  // As browsers parse it.
  ['/\t/ameli.fr', 'https://ameli.fr/'],
  ['//www.ameli.fr/x', 'https://www.ameli.fr/x'],
  ['https://www.medireleve.example/annonces?page=2#liste', '/annonces?page=2#liste'],
  ['http://www.medireleve.example', '/'],
  ['https://WWW.medireleve.example:443/blog', '/blog'],
  ['/annonces', '/annonces'],
  ['/blog/a/../b', '/blog/b'],
  ['#contrat', '#contrat'],
  ['mailto:contact@site.example', 'mailto:contact@site.example'],
  [
    'mailto:a@site.example,b@site.example?subject=Été&bcc=c@x.fr',
    'mailto:a@site.example,b@site.example?subject=%C3%89t%C3%A9',
  ],
  ['tel:+33 1 23 45 67 89', 'tel:+33123456789'],
  ['TEL:01.23.45.67.89', 'tel:0123456789'],
])('%s is normalized to %s', (written, address) => {
  expect(normalizeLink(written, site)).toBe(address);
  expect(normalizeLink(address, site)).toBe(address);
});

test.each([
  '',
  'annonces',
  '../annonces',
  'www.ameli.fr',
  'javascript:alert(1)',
  'jav\tascript:alert(1)',
  '\x01javascript:alert(1)',
  'javascript://www.ameli.fr/%0aalert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://www.ameli.fr/0',
  'file:///etc/passwd',
  'ftp://ameli.fr',
  'intent://x',
  'https:ameli.fr',
  'https:/ameli.fr',
  'https:\\\\ameli.fr',
  '\\\\ameli.fr',
  '/\\ameli.fr',
  'https://',
  'https://exa mple.fr',
  'https://user@ameli.fr',
  'https://user:secret@www.medireleve.example/',
  `https://ameli.fr/${'a'.repeat(2000)}`,
  'mailto:',
  'mailto:contact',
  'mailto:?bcc=a@b.fr',
  'tel:*2767*3855%23',
  'tel:12',
  'sms:0123456789',
])('%j is rejected', (written) => {
  expect(normalizeLink(written, site)).toBeNull();
});

test.each([
  'https://www.medireleve.example//ameli.fr',
  'https://www.medireleve.example/.//ameli.fr',
  '/.//ameli.fr',
  '/a/..//ameli.fr',
])('%s stays on the site', (written) => {
  expect(normalizeLink(written, site)).toBe('/ameli.fr');
});

test.each([
  ['https://www.ameli.fr/', true],
  ['http://www.ameli.fr/', true],
  ['/httpdocs', false],
  ['#a', false],
  ['mailto:a@b.fr', false],
  ['tel:112', false],
])('whether %s leaves the site: %s', (address, leaves) => {
  expect(leavesSite(address)).toBe(leaves);
});
