/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  forgetVisits,
  markOf,
  parseRecentSearches,
  readRecentSearches,
  rememberAd,
  rememberSearch,
  watchVisits,
} from './visits';

const at = (time: string) => jest.setSystemTime(new Date(`2026-11-${time}:30Z`));
const recent = () => parseRecentSearches(readRecentSearches());

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
    rememberSearch('specialty=3', 'Urologie');
    at('30T09');
    rememberSearch('specialty=3', 'Urologie');
    expect(recent()[0]).toMatchObject({ visit: '2026-11-30T09', before: '2026-11-28T09' });
    at('30T10');
    rememberSearch('specialty=3', 'Urologie');
    expect(recent()[0]).toMatchObject({ visit: '2026-11-30T10', before: '2026-11-28T09' });
    at('30T12');
    rememberSearch('specialty=3', 'Urologie');
    expect(recent()[0]).toMatchObject({ visit: '2026-11-30T12', before: '2026-11-30T10' });
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
    expect(markOf(12, '2026-11-28T09', 'specialty=3')).toBeNull();
    rememberSearch('specialty=9', 'Autre');
    rememberAd(12);
    expect(recent()[0]?.name).toBe('Autre');
    expect(markOf(12, null, '')).toBe('Déjà vue');
  });
});

describe('marks of cards', () => {
  test('an ad is new between the last two visits of its search, and until it is opened', () => {
    rememberSearch('specialty=3', 'Urologie');
    expect(markOf(12, '2026-11-28T09', 'specialty=3')).toBeNull();
    at('30T09');
    rememberSearch('specialty=3', 'Urologie');
    expect(markOf(12, '2026-11-28T08', 'specialty=3')).toBeNull();
    expect(markOf(12, '2026-11-29T20', 'specialty=3')).toBe('Nouvelle');
    expect(markOf(12, '2026-11-29T20', 'specialty=4')).toBeNull();
    expect(markOf(12, null, 'specialty=3')).toBeNull();
    rememberAd(12);
    expect(markOf(12, '2026-11-29T20', 'specialty=3')).toBe('Déjà vue');
    expect(markOf(1, '2026-11-29T20', 'specialty=3')).toBe('Nouvelle');
  });

  test('the last 500 ads are remembered', () => {
    for (let id = 1; id <= 501; id += 1) rememberAd(id);
    expect(markOf(1, null, '')).toBeNull();
    expect(markOf(2, null, '')).toBe('Déjà vue');
    rememberAd(2);
    rememberAd(502);
    expect(markOf(2, null, '')).toBe('Déjà vue');
    rememberAd(1_234_567_890_123);
    expect(localStorage.getItem('annonces-vues')?.length).toBeLessThan(12_000);
  });
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
  expect([recent(), markOf(12, '2026-11-29T20', 'specialty=3')]).toEqual([[], null]);
});
