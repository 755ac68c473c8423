/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hasMapConsent, setMapConsent, watchMapConsent } from './consent';

const name = 'carte-google';
const listener = jest.fn();
let end = () => {};

beforeEach(() => {
  localStorage.clear();
  setMapConsent(false);
  listener.mockReset();
  end = watchMapConsent(listener);
});

afterEach(() => {
  end();
  jest.restoreAllMocks();
});

test('nobody has agreed before saying so', () => {
  expect(hasMapConsent()).toBe(false);
});

test('the choice is kept, told, and taken back', () => {
  setMapConsent(true);
  expect(hasMapConsent()).toBe(true);
  expect(localStorage.getItem(name)).toBe('oui');
  expect(listener).toHaveBeenCalledTimes(1);
  setMapConsent(false);
  expect(hasMapConsent()).toBe(false);
  expect(localStorage.getItem(name)).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('anything else that is kept is no consent', () => {
  localStorage.setItem(name, 'non');
  expect(hasMapConsent()).toBe(false);
});

describe('another tab', () => {
  test.each([name, null])('is heard when it changes %s', (key) => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is not when it changes something else, or when nobody watches any more', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'autre' }));
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  test('gives no consent, and no error', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(hasMapConsent()).toBe(false);
  });

  test('holds the choice for this visit', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    setMapConsent(true);
    expect(hasMapConsent()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    setMapConsent(false);
    expect(hasMapConsent()).toBe(false);
  });

  test('that cannot remove what it kept still withdraws it', () => {
    setMapConsent(true);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    setMapConsent(false);
    expect(hasMapConsent()).toBe(false);
  });
});
