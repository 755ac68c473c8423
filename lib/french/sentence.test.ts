import { expect, test } from '@jest/globals';
import { sentence } from './sentence';

test('our words are typeset, those of others stay as they are', () => {
  expect(sentence`Il dit « ${"l'été : oui"} » : ${2} fois, d'abord.`).toBe(
    "Il dit «\u00a0l'été : oui\u00a0»\u00a0: 2 fois, d’abord.",
  );
});
