/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { actsOfDay, keepActs, parseActs, readActs, watchActs } from './acts-of-day';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

test('a day has twenty acts, until the visitor keeps another number', () => {
  expect(readActs()).toBe(actsOfDay);
  keepActs('25');
  expect({ ...localStorage }).toEqual({ 'actes-par-jour': '25' });
  expect(readActs()).toBe(25);
});

test.each(['1', '9', '99'])('%s is a number of acts', (text) => {
  expect(parseActs(text)).toBe(Number(text));
});

test.each(['', '0', '05', '100', '-5', '2.5', '1e1', ' 5', '5\n', 'NaN', '{"v":2,"acts":5}'])(
  'the stored text %j is none, and twenty stands',
  (text) => {
    expect(parseActs(text)).toBeNull();
    localStorage.setItem('actes-par-jour', text);
    expect(readActs()).toBe(20);
  },
);

test('listeners are called when another tab changes it, and not for other items', () => {
  const listener = jest.fn();
  const stop = watchActs(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'actes-par-jour' }));
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'annonces-vues' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'actes-par-jour' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('storage that is full or forbidden does not throw', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => keepActs('25')).not.toThrow();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(readActs()).toBe(20);
  expect(() => keepActs('25')).not.toThrow();
});
