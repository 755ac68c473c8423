import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { partnersBlock } from './partners';

const community = { name: 'Soignants solidaires', url: 'https://soignants.example.org' };

const partner = {
  name: 'Ordre des médecins',
  description: null,
  logo: 'https://ordre.example.org/logo.svg',
  href: null,
};

const three = [
  'Banque publique d’investissement',
  'Soignants solidaires',
  'Association des hôpitaux de Bourgogne-Franche-Comté',
];

const namesOf = (block: ReturnType<typeof partnersBlock>) => block.partners.map(({ name }) => name);

test('the partners of the API are shown as they are', () => {
  const content = { partners: [partner], sent: 2 };
  expect(partnersBlock(content, community)).toEqual({
    partners: [partner],
    message: null,
  });
});

test('a failure of the API shows the three built-in partners and a message', () => {
  const block = partnersBlock(null, community);
  expect(namesOf(block)).toEqual(three);
  expect(block.message).toBe('Impossible de charger la liste des partenaires pour le moment.');
});

test('an empty list shows the three built-in partners without a message', () => {
  const content = { partners: [], sent: 0 };
  const block = partnersBlock(content, community);
  expect(namesOf(block)).toEqual(three);
  expect(block.message).toBeNull();
});

test('a list of only invalid partners shows none', () => {
  const content = { partners: [], sent: 2 };
  expect(partnersBlock(content, community)).toEqual({
    partners: [],
    message: null,
  });
});

test('the community of the configuration is the only built-in partner with a link', () => {
  const { partners } = partnersBlock(null, community);
  expect(partners.map(({ href }) => href)).toEqual([null, community.url, null]);
});

test('each built-in partner has a description, and a logo that exists', () => {
  for (const { description, logo } of partnersBlock(null, community).partners) {
    expect(description).toMatch(/\.$/);
    expect(existsSync(`public${logo}`)).toBe(true);
  }
});
