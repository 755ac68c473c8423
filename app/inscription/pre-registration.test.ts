import { expect, test } from '@jest/globals';
import { typeset } from '@/lib/french/text';
import { forms } from './pre-registration';

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
