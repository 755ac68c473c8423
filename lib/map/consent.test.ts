/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hasMapConsent, setMapConsent, watchMapConsent } from './consent';

const name = 'carte-google';
const listener = jest.fn();
let end = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  localStorage.clear();
  setMapConsent(false);
  listener.mockReset();
  end = watchMapConsent(listener);
});

afterEach(() => {
  jest.useRealTimers();
  end();
  jest.restoreAllMocks();
});

test('there is no consent by default', () => {
  expect(hasMapConsent()).toBe(false);
});

test('consent is stored, notified, and withdrawn', () => {
  setMapConsent(true);
  expect(hasMapConsent()).toBe(true);
  expect(localStorage.getItem(name)).toBe('oui 2026-11-21');
  expect(listener).toHaveBeenCalledTimes(1);
  setMapConsent(false);
  expect(hasMapConsent()).toBe(false);
  expect(localStorage.getItem(name)).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  'non',
  'oui',
  'oui ',
  'oui hier',
  'oui 2026-11-21T12:00',
  'oui 21/11/2026',
  'oui 2026-11-22',
  'oui 9999-12-31',
])('%j is not consent', (stored) => {
  localStorage.setItem(name, stored);
  expect(hasMapConsent()).toBe(false);
});

describe('after six months', () => {
  test.each([
    ['2026-11-21', true],
    ['2026-05-22', true],
    ['2026-05-21', false],
    ['2025-11-21', false],
  ])('a consent of %s is valid: %s', (day, expected) => {
    localStorage.setItem(name, `oui ${day}`);
    expect(hasMapConsent()).toBe(expected);
  });

  test('a new consent is valid for six months again', () => {
    localStorage.setItem(name, 'oui 2026-05-21');
    setMapConsent(true);
    expect(localStorage.getItem(name)).toBe('oui 2026-11-21');
  });

  test('showing the map again does not extend it', () => {
    localStorage.setItem(name, 'oui 2026-08-01');
    setMapConsent(true);
    expect(localStorage.getItem(name)).toBe('oui 2026-08-01');
  });
});

describe('another tab', () => {
  test.each([name, null])('notifies when it changes %s', (key) => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('does not notify of other keys, or after the end of the watch', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'autre' }));
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(listener).not.toHaveBeenCalled();
  });
});

test('a page restored from the back/forward cache notifies', () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test('has no consent, and throws nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(hasMapConsent()).toBe(false);
  });

  test('keeps the choice in memory', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    setMapConsent(true);
    expect(hasMapConsent()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    setMapConsent(false);
    expect(hasMapConsent()).toBe(false);
  });

  test('withdraws consent even when it cannot be removed', () => {
    setMapConsent(true);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    setMapConsent(false);
    expect(hasMapConsent()).toBe(false);
  });
});
