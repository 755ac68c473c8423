import { expect, test } from '@jest/globals';
import { fold } from './fold';

test.each([
  ['Médecine générale', 'medecine generale'],
  ['PÉDIATRIE', 'pediatrie'],
  ['Œsophage', 'oesophage'],
  ['Médecine d’urgence', "medecine d'urgence"],
  ['e\u0301', 'e'],
])('%s compares as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
