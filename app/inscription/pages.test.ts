import { expect, test } from '@jest/globals';
import { typeset } from '@/lib/french/text';
import { pages } from './pages';

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [value].filter((part) => typeof part === 'string');

test('no line of a page begins with a colon or a question mark', () => {
  const { title: _specifiedTitle, ...establishment } = pages.establishment.words;
  const texts = textsOf([pages.practitioner, establishment, pages.establishment.metadata]);
  expect(texts).toContain('Vous êtes un établissement\u00a0?');
  for (const text of texts) expect(text).toBe(typeset(text));
});
