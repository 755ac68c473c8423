import { expect, test } from '@jest/globals';
import { sentence } from './sentence';

test('the template is typeset, its values are unchanged', () => {
  expect(sentence`Il dit « ${"l'été : oui"} » : ${2} fois, d'abord.`).toBe(
    "Il dit «\u00a0l'été : oui\u00a0»\u00a0: 2 fois, d’abord.",
  );
});
