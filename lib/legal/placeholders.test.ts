import { expect, test } from '@jest/globals';
import { applyConditions } from './placeholders';

const text = `Before
<!-- si counted -->
Counted
<!-- sinon -->
Not counted
<!-- fin -->
Between
<!-- si counted -->
Once more
<!-- fin -->
After <!-- si counted --> a comment in a line`;

test('the lines of a condition that holds stay, those of any other do not', () => {
  const rest = 'After <!-- si counted --> a comment in a line';
  expect(applyConditions(text, { counted: true })).toBe(
    `Before\nCounted\nBetween\nOnce more\n${rest}`,
  );
  expect(applyConditions(text, { counted: false })).toBe(`Before\nNot counted\nBetween\n${rest}`);
  expect(applyConditions(text, {})).toBe(`Before\nNot counted\nBetween\n${rest}`);
});
