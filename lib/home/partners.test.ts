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

test('when they could not be loaded, three others are shown, and a message', () => {
  const block = partnersBlock(null, community);
  expect(namesOf(block)).toEqual(three);
  expect(block.message).toBe('Impossible de charger la liste des partenaires pour le moment.');
});

test('when the API has none, the same three are shown, without a message', () => {
  const content = { partners: [], sent: 0 };
  const block = partnersBlock(content, community);
  expect(namesOf(block)).toEqual(three);
  expect(block.message).toBeNull();
});

test('when all those of the API are invalid, none are shown', () => {
  const content = { partners: [], sent: 2 };
  expect(partnersBlock(content, community)).toEqual({
    partners: [],
    message: null,
  });
});

test('of the three only the community of the configuration has a link', () => {
  const { partners } = partnersBlock(null, community);
  expect(partners.map(({ href }) => href)).toEqual([null, community.url, null]);
});

test('the three have a description, and a logo that exists', () => {
  for (const { description, logo } of partnersBlock(null, community).partners) {
    expect(description).toMatch(/\.$/);
    expect(existsSync(`public${logo}`)).toBe(true);
  }
});
