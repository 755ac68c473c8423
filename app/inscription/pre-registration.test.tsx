import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { config } from '@/lib/config/config';
import { typeset } from '@/lib/french/text';
import { forms, sentLinks } from './pre-registration';

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [value].filter((part) => typeof part === 'string');

test('no line of a page begins with a colon or a question mark', () => {
  const { practitioner, establishment } = forms;
  const { title: _specifiedTitle, ...words } = establishment.words;
  const texts = [practitioner, { ...establishment, words }].flatMap(
    ({ words, other, metadata, crumb }) => textsOf({ words, other, metadata, crumb }),
  );
  expect(texts).toContain('Vous êtes un établissement\u00a0?');
  for (const text of texts) expect(text).toBe(typeset(text));
});

test.each([
  [
    'practitioner',
    [
      ['Voir les annonces', '/annonces'],
      ['Retour à l’accueil', '/'],
    ],
  ],
  [
    'establishment',
    [
      ['Réserver un créneau de 30\u00a0minutes (nouvelle fenêtre)', config.BOOKING_URL],
      ['Créer un compte', config.APP_URL],
    ],
  ],
] as const)('where the form of a %s leads once it is sent', (kind, expected) => {
  render(sentLinks[kind]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});
