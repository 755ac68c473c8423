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

test('calls when another tab changes the item, or clears all', () => {
  change('suivie');
  change(null);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('does not call for another item', () => {
  change('autre');
  expect(onChange).not.toHaveBeenCalled();
});

test('calls when the page comes from the back/forward cache', () => {
  show(false);
  expect(onChange).not.toHaveBeenCalled();
  show(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('does not call once it is stopped', () => {
  stop();
  change('suivie');
  show(true);
  expect(onChange).not.toHaveBeenCalled();
});
