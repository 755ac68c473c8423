import { expect, test } from '@jest/globals';
import { actionOfKey } from './combobox-parts';

const closed = { count: 0, active: -1, hasWords: false, isEmpty: true };
const open = { count: 3, active: -1, hasWords: true, isEmpty: false };

test.each([
  ['ArrowDown', closed, { kind: 'open' }],
  ['ArrowDown', open, { kind: 'activate', index: 0 }],
  ['ArrowDown', { ...open, active: 2 }, { kind: 'activate', index: 0 }],
  ['ArrowUp', open, { kind: 'activate', index: 2 }],
  ['ArrowUp', { ...open, active: 0 }, { kind: 'activate', index: 2 }],
  ['Enter', open, { kind: 'choose', index: 0 }],
  ['Enter', { ...open, active: 1 }, { kind: 'choose', index: 1 }],
  // The place of the search is in the field: Enter submits the form.
  ['Enter', { ...open, hasWords: false }, null],
  ['Enter', closed, null],
  ['Escape', open, { kind: 'close' }],
  ['Escape', { ...open, count: 0 }, { kind: 'clear' }],
  ['Escape', closed, null],
  ['a', open, null],
])('%s with %j does %j', (key, shown, action) => {
  expect(actionOfKey(key, shown)).toEqual(action);
});
