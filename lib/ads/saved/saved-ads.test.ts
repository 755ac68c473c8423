/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  readSavedAds,
  removeSavedAd,
  type SavedAd,
  saveAd,
  savedAdItems,
  watchSavedAds,
} from './saved-ads';

const quimper: SavedAd = { id: 12, title: 'Quimper', savedAt: '2026-11-24T08:00:00.000Z' };
const brest: SavedAd = { id: 7, title: 'Brest,\nbord de mer', savedAt: '2026-11-24T09:00:00.000Z' };
const listener = jest.fn();
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  listener.mockReset();
  stop = watchSavedAds(listener);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  for (const id of savedAdItems().keys()) removeSavedAd(id);
});

/** Makes the browser refuse to store; the returned function ends that. */
function fillStorage() {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

test('nothing is saved at first', () => {
  expect(readSavedAds()).toEqual([]);
});

test('a saved ad is stored under its id, with the instant and its title', () => {
  expect(saveAd(quimper)).toBe(true);
  expect({ ...localStorage }).toEqual({ 'annonce-gardee-12': '2026-11-24T08:00:00.000Z Quimper' });
  expect(readSavedAds()).toEqual([quimper]);
});

test('the last saved is the first, whatever the ids', () => {
  saveAd(brest);
  saveAd(quimper);
  expect(readSavedAds()).toEqual([brest, quimper]);
});

test('an ad that is removed is no longer stored', () => {
  saveAd(quimper);
  saveAd(brest);
  removeSavedAd(12);
  expect(readSavedAds()).toEqual([brest]);
  expect(localStorage).toHaveLength(1);
});

test('listeners are called at each change, until they stop', () => {
  saveAd(quimper);
  removeSavedAd(12);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  saveAd(quimper);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the array stays the same until something changes', () => {
  saveAd(quimper);
  const read = readSavedAds();
  expect(readSavedAds()).toBe(read);
  saveAd(brest);
  expect(readSavedAds()).not.toBe(read);
});

describe('two tabs', () => {
  // The other tab writes beside this one.
  const saveInOtherTab = () =>
    localStorage.setItem('annonce-gardee-7', '2026-11-24T09:00:00.000Z Brest,\nbord de mer');

  test('notify each other of what they save', () => {
    saveInOtherTab();
    window.dispatchEvent(new StorageEvent('storage', { key: 'annonce-gardee-7' }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readSavedAds()).toEqual([brest]);
  });

  test('never overwrite what the other saves', () => {
    saveAd(quimper);
    saveInOtherTab();
    removeSavedAd(12);
    expect(readSavedAds()).toEqual([brest]);
  });

  test('items of other keys are not saved ads', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'lieux-recents' }));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('storage that is full', () => {
  test('keeps the ad until the page is left, and those before', () => {
    saveAd(quimper);
    const giveRoom = fillStorage();
    expect(saveAd(brest)).toBe(false);
    expect(readSavedAds()).toEqual([brest, quimper]);
    expect(listener).toHaveBeenCalledTimes(2);
    giveRoom();
    expect(localStorage).toHaveLength(1);
  });

  test('stores it once an ad that is removed makes room', () => {
    saveAd(quimper);
    const giveRoom = fillStorage();
    saveAd(brest);
    giveRoom();
    removeSavedAd(12);
    expect(Object.keys({ ...localStorage })).toEqual(['annonce-gardee-7']);
    expect(readSavedAds()).toEqual([brest]);
  });

  test('forgets an ad that is removed again', () => {
    fillStorage();
    saveAd(brest);
    removeSavedAd(7);
    expect(readSavedAds()).toEqual([]);
  });
});

test('forbidden storage keeps an ad until the page is left', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(readSavedAds()).toEqual([]);
  expect(saveAd(quimper)).toBe(false);
  expect(readSavedAds()).toEqual([quimper]);
  removeSavedAd(12);
  expect(readSavedAds()).toEqual([]);
});

test.each(['', 'Quimper', 'hier Quimper', '2026-11-24 Quimper', '[object Object]'])(
  'an ad whose item is %j is the oldest, without a title',
  (item) => {
    localStorage.setItem('annonce-gardee-3', item);
    saveAd(quimper);
    expect(readSavedAds()).toEqual([
      quimper,
      { id: 3, title: '', savedAt: '1970-01-01T00:00:00.000Z' },
    ]);
  },
);

test.each([
  'annonce-gardee-',
  'annonce-gardee-x',
  'annonce-gardee-03',
  'carte-google',
  'mon-annonce-gardee-3',
])('the item « %s » is no saved ad', (key) => {
  localStorage.setItem(key, '2026-11-24T08:00:00.000Z Quimper');
  expect(readSavedAds()).toEqual([]);
});
