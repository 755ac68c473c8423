import { beforeEach, expect, test } from '@jest/globals';
import { now } from '../runtime/now';
import { deletedTag, Refreshes } from './refreshes';

let refreshes: Refreshes;
beforeEach(() => {
  refreshes = new Refreshes();
});

test('a refresh applies to values whose render started before it, not to later ones', () => {
  const before = now();
  refreshes.record('ads', 'expired');
  expect(refreshes.freshnessOf(['posts', 'ads'], before)).toBe('expired');
  expect(refreshes.freshnessOf(['posts'], before)).toBe('fresh');
  expect(refreshes.freshnessOf(['ads'], now())).toBe('fresh');
});

test('deleted wins over expired, and expired over stale', () => {
  const before = now();
  refreshes.record('ads', 'stale');
  expect(refreshes.freshnessOf(['ads'], before)).toBe('stale');
  refreshes.record('ads', 'expired');
  refreshes.record('ads', 'stale');
  expect(refreshes.freshnessOf(['ads'], before)).toBe('expired');
  refreshes.record(deletedTag('ads'), 'expired');
  expect(refreshes.freshnessOf(['ads'], before)).toBe('deleted');
});

test('a tag is deleted until it is refreshed again', () => {
  expect(refreshes.isDeleted('ad:12')).toBe(false);
  refreshes.record('ad:12', 'expired');
  refreshes.record(deletedTag('ad:12'), 'expired');
  expect(refreshes.isDeleted('ad:12')).toBe(true);
  expect(refreshes.isDeleted('ad:1')).toBe(false);
  refreshes.record('ad:12', 'expired');
  expect(refreshes.isDeleted('ad:12')).toBe(false);
});

test('the freshness of a shared value follows from its position in the feed', () => {
  refreshes.record('ads', 'expired', '1000-1');
  expect(refreshes.freshnessOfShared(['ads'], '0-0')).toBe('expired');
  expect(refreshes.freshnessOfShared(['ads'], '999-9')).toBe('expired');
  expect(refreshes.freshnessOfShared(['ads'], '1000-0')).toBe('expired');
  expect(refreshes.freshnessOfShared(['ads'], '1000-1')).toBe('fresh');
  expect(refreshes.freshnessOfShared(['ads'], '1000-10')).toBe('fresh');
});

test('a refresh without a position applies to every shared value', () => {
  refreshes.record('ads', 'expired');
  expect(refreshes.freshnessOfShared(['ads'], '9999-0')).toBe('expired');
  refreshes.locate('ads', 'expired', '1000-1');
  expect(refreshes.freshnessOfShared(['ads'], '9999-0')).toBe('fresh');
});

test('after missed refreshes every older value is stale', () => {
  const before = now();
  refreshes.markStaleBefore('1000-1');
  expect(refreshes.freshnessOf([], before)).toBe('stale');
  expect(refreshes.freshnessOf([], now())).toBe('fresh');
  expect(refreshes.freshnessOfShared([], '1000-0')).toBe('stale');
  expect(refreshes.freshnessOfShared([], '1000-1')).toBe('fresh');
});

test('memory is bounded: an evicted refresh counts as missed', () => {
  const before = now();
  for (let id = 1; id <= 20_001; id += 1) refreshes.record(`ad:${id}`, 'expired');
  expect(refreshes.freshnessOf(['ad:2'], before)).toBe('expired');
  expect(refreshes.freshnessOf(['ad:1'], before)).toBe('stale');
  expect(refreshes.freshnessOf(['ad:1'], now())).toBe('fresh');
});
