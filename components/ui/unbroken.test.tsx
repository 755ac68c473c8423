import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { unbroken } from './unbroken';

test.each([
  ['Rennes (35000)', 0],
  ['du 7 - 8 au 9', 0],
  ['Saint-Brieuc', 1],
  ['« Bourg-en-Bresse », puis Saint-Lô (50000)', 2],
  ['Le Haÿ-les-Roses\n(l’Haÿ-les-Roses)', 2],
])('%j has %s words with hyphens, and its text stays as it is', (text, count) => {
  const { container } = render(unbroken(text));
  expect(container.textContent).toBe(text);
  expect(container.children).toHaveLength(Math.min(count, 1));
  expect(container.querySelectorAll('span > span')).toHaveLength(count);
});

test('what stands at a word without a space stays with it', () => {
  const { container } = render(unbroken('à «\u00a0Saint-Brieuc\u00a0», lundi'));
  expect(container.querySelector('span > span')).toHaveTextContent(/^« Saint-Brieuc »,$/);
});
