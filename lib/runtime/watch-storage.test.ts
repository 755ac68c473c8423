/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchStorage } from './watch-storage';

const onChange = jest.fn();
let stop = () => {};

beforeEach(() => {
  onChange.mockReset();
  stop = watchStorage((key) => key === 'suivie', onChange);
});

afterEach(() => stop());

const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a change of another tab is noticed, and that all is cleared', () => {
  change('suivie');
  change(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a change of another item is not', () => {
  change('autre');
  expect(onChange).not.toHaveBeenCalled();
});

test('a page that comes from the back/forward cache may have missed one', () => {
  show(false);
  expect(onChange).not.toHaveBeenCalled();
  show(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('nothing is noticed any more once it is stopped', () => {
  stop();
  change('suivie');
  show(true);
  expect(onChange).not.toHaveBeenCalled();
});
