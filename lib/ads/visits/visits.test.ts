/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { forgetVisits, parseSearches } from './recent-searches';
import { rememberAd } from './remember-ad';
import { rememberSearch } from './remember-search';
import { openedAdsItem, readVisits, searchesItem, watchVisits } from './stored-visits';

const at = (time: string) => jest.setSystemTime(new Date(`2026-11-${time}:30Z`));
const recent = () => parseSearches(readVisits(searchesItem));
const isOpened = (id: number) => readVisits(openedAdsItem).includes(`,${id},`);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  at('28T09');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('recent searches', () => {
  test('are stored with their hours, the latest first, each once', () => {
    rememberSearch('specialty=3', 'Urologie');
    rememberSearch('place=quimper-29', 'Quimper (29), 50\u00a0km');
    rememberSearch('specialty=3', 'Urologie');
    expect(localStorage.getItem('recherches-recentes')).toBe(
      '2026-11-28T09 2026-11-28T09 specialty=3 Urologie\n2026-11-28T09 2026-11-28T09 place=quimper-29 Quimper (29), 50\u00a0km',
    );
  });

  test('are five at most', () => {
    for (let id = 1; id <= 9; id += 1) rememberSearch(`specialty=${id}`, `Spécialité ${id}`);
    expect(recent().map(({ query }) => query)).toEqual(
      [9, 8, 7, 6, 5].map((id) => `specialty=${id}`),
    );
  });

  test('a visit lasts as long as the search is opened each hour; then there is another', () => {
    const open = () => rememberSearch('specialty=3', 'Urologie');
    expect([open(), open()]).toEqual([null, null]);
    at('30T09');
    expect([open(), open()]).toEqual(['2026-11-28T09', '2026-11-28T09']);
    at('30T10');
    expect(open()).toBe('2026-11-28T09');
    at('30T12');
    expect(open()).toBe('2026-11-30T10');
    expect(recent()[0]?.visit).toBe('2026-11-30T12');
    expect(rememberSearch('specialty=4', 'Autre')).toBeNull();
  });

  test('a search that is too long is stored without harm, and ignored', () => {
    rememberSearch(`q=${'a'.repeat(3_000)}`, 'Longue');
    rememberSearch('specialty=3', 'U'.repeat(1_000));
    expect(recent().map(({ name }) => name)).toEqual(['U'.repeat(200)]);
  });
});

describe('what others wrote', () => {
  const written = '2026-11-28T09 2026-11-28T09 specialty=3 Urologie';
  test.each([
    ['nothing', '', 0],
    ['JSON', '[{"query":"specialty=3"}]', 0],
    ['null', 'null', 0],
    ['a megabyte', `${written}\n`.repeat(20_000), 0],
    ['another version', `2;${written}`, 0],
    ['a hundred lines', Array(100).fill(written).join('\n'), 5],
    ['a good line among others', `\0\n${written}\n2026 x`, 1],
  ])('%s', (_, text, count) => {
    localStorage.setItem('recherches-recentes', text);
    localStorage.setItem('annonces-vues', text);
    expect(recent()).toHaveLength(count);
    expect(isOpened(12)).toBe(false);
    rememberSearch('specialty=9', 'Autre');
    rememberAd(12);
    expect(recent()[0]?.name).toBe('Autre');
    expect(recent().length).toBeLessThanOrEqual(5);
    expect(isOpened(12)).toBe(true);
  });
});

test('the last 500 ads are remembered, each once', () => {
  for (let id = 1; id <= 501; id += 1) rememberAd(id);
  expect([1, 2, 501].map(isOpened)).toEqual([false, true, true]);
  rememberAd(2);
  rememberAd(502);
  expect([2, 3, 4].map(isOpened)).toEqual([true, false, true]);
  for (let id = 0; id < 500; id += 1) rememberAd(2_147_483_000 + id);
  expect(isOpened(2_147_483_000)).toBe(true);
});

test('listeners hear of changes, here and in other tabs', () => {
  const listener = jest.fn();
  const stop = watchVisits(listener);
  rememberSearch('specialty=3', 'Urologie');
  rememberAd(12);
  window.dispatchEvent(new StorageEvent('storage', { key: 'recherches-recentes' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  rememberAd(13);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('all is forgotten at once, and the places chosen last', () => {
  localStorage.setItem('lieux-recents', '[]');
  localStorage.setItem('annonce-gardee-12', '2026-11-24T08:00:00.000Z Quimper');
  rememberSearch('specialty=3', 'Urologie');
  rememberAd(12);
  forgetVisits();
  expect(Object.keys(localStorage)).toEqual(['annonce-gardee-12']);
  expect(recent()).toEqual([]);
});

test('storage that is full or forbidden remembers nothing, and throws nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  rememberSearch('specialty=3', 'Urologie');
  rememberAd(12);
  expect(recent()).toEqual([]);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  rememberSearch('specialty=3', 'Urologie');
  forgetVisits();
  rememberAd(12);
  expect([recent(), isOpened(12)]).toEqual([[], false]);
});
