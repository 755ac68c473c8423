import { expect, test } from '@jest/globals';
import { readEmail } from './email';

test.each([
  'zoe.roy@exemple.fr',
  'Z.O-Roy+remplacement@chu.dijon.exemple.fr',
  "d'arc@exemple.fr",
  'secretariat@maison-de-santé.fr',
  'a@b.co',
])('%s is an address', (text) => {
  expect(readEmail(text)).toBe(text);
});

test.each(['mailto:zoe.roy@exemple.fr', 'MAILTO: zoe.roy@exemple.fr'])(
  '« %s » is a link to an address',
  (text) => {
    expect(readEmail(text)).toBe('zoe.roy@exemple.fr');
  },
);

test.each([
  'zoe.roy',
  'mailto:',
  'zoe.roy@',
  '@exemple.fr',
  'zoe.roy@exemple',
  'zoe.roy@exemple,fr',
  'zoe roy@exemple.fr',
  'zoe.roy@exemple.fr.',
  'zoe.roy@@exemple.fr',
  'zoe..roy@exemple.fr',
  '.zoe@exemple.fr',
  'zoe.@exemple.fr',
  'zoe@-exemple.fr',
  'zoé@exemple.fr',
  'zoe.roy@exemple.fr, zoe@exemple.fr',
  `${'z'.repeat(250)}@a.fr`,
])('%s is not an address', (text) => {
  expect(readEmail(text)).toBeNull();
});
