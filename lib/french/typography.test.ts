import { expect, test } from '@jest/globals';
import { typeset } from './typography';

test.each([
  [
    'Ici : « là » ; vraiment ? Oui !',
    'Ici\u00a0: «\u00a0là\u00a0»\u00a0; vraiment\u00a0? Oui\u00a0!',
  ],
  ['70 % de 10 €', '70\u00a0% de 10\u00a0€'],
  ["L'Ordre, aujourd'hui", 'L’Ordre, aujourd’hui'],
  ["d'« autres », l'1", 'd’«\u00a0autres\u00a0», l’1'],
  ['https://a.fr/?b=1 et 12:30', 'https://a.fr/?b=1 et 12:30'],
  ["'entre guillemets'", "'entre guillemets'"],
])('%s', (typed, printed) => {
  expect(typeset(typed)).toBe(printed);
  expect(typeset(printed)).toBe(printed);
});
