import { expect, test } from '@jest/globals';
import { linesSaid } from './compare.ts';
import { readJourney } from './journey.ts';

const journey = `# Titre

> /annonces
# Une note.
> Tab
12 annonces trouvées
firefox: lien.
Où ? …
`;
const [, step = { keys: '', said: [] }] = readJourney(journey, 'firefox').steps;

test('a journey has steps, with what should be said in a browser', () => {
  expect(readJourney(journey, 'chromium')).toEqual({
    title: 'Titre',
    path: '/annonces',
    steps: [
      { keys: '/annonces', said: [] },
      { keys: 'Tab', said: ['12 annonces trouvées', 'Où ? …'] },
    ],
  });
  expect(step.said).toEqual(['12 annonces trouvées', 'lien.', 'Où ? …']);
  expect(() => readJourney('# Titre\n> Tab', 'firefox')).toThrow('opens a page');
});

test.each([
  ['as it should', ['12 annonces trouvées', 'bouton', 'lien.', 'Où ? zone.'], step.said],
  ['not at all', ['112 annonces trouvées', 'lien.'], ['lien.']],
  [
    'twice',
    ['12 annonces trouvées', '12 annonces trouvées', 'lien.'],
    ['12 annonces trouvées', '12 annonces trouvées', 'lien.'],
  ],
  ['in another order', ['lien.', '12 annonces trouvées'], ['lien.', '12 annonces trouvées']],
])('what is said %s', (_, utterances, lines) => {
  expect(linesSaid(step, utterances)).toEqual(lines);
});

test('a line of several utterances is said when they follow each other', () => {
  const said = ['Forfait | 880 € / Journée'];
  expect(linesSaid({ keys: '', said }, ['Forfait', '880 € / Journée'])).toEqual(said);
  expect(linesSaid({ keys: '', said }, ['Forfait', 'lien', '880 € / Journée'])).toEqual([]);
});
