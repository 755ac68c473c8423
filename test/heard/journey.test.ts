import { expect, test } from '@jest/globals';
import { linesHeard, readJourney } from './journey.ts';

const journey = `# Titre

> /annonces
# Une note.
> Tab
12 annonces trouvées
firefox: lien.
Où ? …
`;
const [, step = { keys: '', expected: [] }] = readJourney(journey, 'firefox').steps;

test('readJourney returns the steps of a journey, with the lines that are expected in a browser', () => {
  expect(readJourney(journey, 'chromium')).toEqual({
    title: 'Titre',
    path: '/annonces',
    steps: [
      { keys: '/annonces', expected: [] },
      { keys: 'Tab', expected: ['12 annonces trouvées', 'Où ? …'] },
    ],
  });
  expect(step.expected).toEqual(['12 annonces trouvées', 'lien.', 'Où ? …']);
  expect(() => readJourney('# Titre\n> Tab', 'firefox')).toThrow('opens a page');
});

test.each([
  ['as expected', ['12 annonces trouvées', 'bouton', 'lien.', 'Où ? zone.'], step.expected],
  ['only in part', ['112 annonces trouvées', 'lien.'], ['lien.']],
  [
    'twice',
    ['12 annonces trouvées', '12 annonces trouvées', 'lien.'],
    ['12 annonces trouvées', '12 annonces trouvées', 'lien.'],
  ],
  ['in another order', ['lien.', '12 annonces trouvées'], ['lien.', '12 annonces trouvées']],
])('linesHeard returns expected lines that are said %s', (_, utterances, lines) => {
  expect(linesHeard(step, utterances)).toEqual(lines);
});

test('linesHeard finds a line of several utterances if they follow each other', () => {
  const expected = ['Forfait | 880 € / Journée'];
  expect(linesHeard({ keys: '', expected }, ['Forfait', '880 € / Journée'])).toEqual(expected);
  expect(linesHeard({ keys: '', expected }, ['Forfait', 'lien', '880 € / Journée'])).toEqual([]);
});
