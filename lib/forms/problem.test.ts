import { expect, test } from '@jest/globals';
import { parseProblem } from './problem';

test.each([
  [{ detail: ' Lien expiré. ' }, { detail: 'Lien expiré.' }],
  [{ detail: 'Lien expiré.', token: ['non'] }, { detail: 'Lien expiré.' }],
  [{ token: ['Jeton invalide.'] }, { token: ['Jeton invalide.'] }],
  [{ uid: 'Inconnu.' }, { uid: ['Inconnu.'] }],
  [{ non_field_errors: ['a', 3, null, '', 'b'] }, { non_field_errors: ['a', 'b'] }],
  [{ detail: ['Trop court.'] }, { detail: ['Trop court.'] }],
  [{ detail: { code: 3 } }, null],
  [{ '<b>': ['a'], 'a b': ['b'], token: [] }, null],
  [{}, null],
  [[{ detail: 'x' }], null],
  ['Lien expiré.', null],
  [null, null],
])('%j', (body, problem) => {
  expect(parseProblem(body)).toEqual(problem);
});

test('long messages and long lists are truncated', () => {
  const long = 'x'.repeat(1_000);
  const many = Object.fromEntries(
    Array.from({ length: 99 }, (_, i) => [`f${i}`, Array(99).fill(long)]),
  );
  const problem = parseProblem(many) as Record<string, string[]>;
  expect(Object.keys(problem)).toHaveLength(20);
  expect(problem.f0).toHaveLength(5);
  expect(problem.f0?.[0]).toHaveLength(300);
});

test('`__proto__` is not a field', () => {
  const problem = parseProblem(JSON.parse('{"__proto__":["a"],"constructor":["b"]}'));
  expect(Object.entries(problem ?? {})).toEqual([['constructor', ['b']]]);
});
