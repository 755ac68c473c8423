import { expect, test } from '@jest/globals';
import { cutToWidth, widthOf } from './width';

test.each([
  ['Gardes à Bre|st', 'Gardes à…'],
  ['Gardes d’été, – di|manche', 'Gardes d’été…'],
  ['Gardes le di-man|che', 'Gardes le…'],
  ['Gardes, le |dimanche', 'Gardes, le…'],
  ['Saint-Pierre-et-Miquelon-Lang|lade', 'Saint-Pierre-et-Miquelon-Lang…'],
  ['Remplacement-court|', 'Remplacement-court'],
  ['Remplacement-court|eeee', 'Remplacement…'],
  ['A remplacementco|urt', 'A remplacementco…'],
])('%s, with the width up to the bar', (marked, expected) => {
  const [start = '', rest = ''] = marked.split('|');
  const box = widthOf(`${start}${rest === '' ? '' : '…'}`, 'text', 30) + 1;
  expect(cutToWidth(start + rest, 'text', 30, box)).toBe(expected);
});
