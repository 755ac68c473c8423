import { beforeEach, expect, test } from '@jest/globals';
import { deletedTag, now, Refreshes } from './refreshes';

let refreshes: Refreshes;
beforeEach(() => {
  refreshes = new Refreshes();
});

test('what was begun before a refresh is judged by it, what was begun after is not', () => {
  const before = now();
  refreshes.record('ads', 'expired');
  expect(refreshes.judge(['posts', 'ads'], before)).toBe('expired');
  expect(refreshes.judge(['posts'], before)).toBe('fresh');
  expect(refreshes.judge(['ads'], now())).toBe('fresh');
});

test('the worst that happened counts', () => {
  const before = now();
  refreshes.record('ads', 'stale');
  expect(refreshes.judge(['ads'], before)).toBe('stale');
  refreshes.record('ads', 'expired');
  refreshes.record('ads', 'stale');
  expect(refreshes.judge(['ads'], before)).toBe('expired');
  refreshes.record(deletedTag('ads'), 'expired');
  expect(refreshes.judge(['ads'], before)).toBe('gone');
});

test('a thing is gone until it changes again', () => {
  expect(refreshes.isGone('ad:12')).toBe(false);
  refreshes.record('ad:12', 'expired');
  refreshes.record(deletedTag('ad:12'), 'expired');
  expect(refreshes.isGone('ad:12')).toBe(true);
  expect(refreshes.isGone('ad:1')).toBe(false);
  refreshes.record('ad:12', 'expired');
  expect(refreshes.isGone('ad:12')).toBe(false);
});

test('what instances share is judged by its place in their feed', () => {
  refreshes.record('ads', 'expired', '1000-1');
  expect(refreshes.judgeShared(['ads'], '0-0')).toBe('expired');
  expect(refreshes.judgeShared(['ads'], '999-9')).toBe('expired');
  expect(refreshes.judgeShared(['ads'], '1000-0')).toBe('expired');
  expect(refreshes.judgeShared(['ads'], '1000-1')).toBe('fresh');
  expect(refreshes.judgeShared(['ads'], '1000-10')).toBe('fresh');
});

test('a refresh that nobody else has heard of comes after all that is shared', () => {
  refreshes.record('ads', 'expired');
  expect(refreshes.judgeShared(['ads'], '9999-0')).toBe('expired');
  refreshes.locate('ads', 'expired', '1000-1');
  expect(refreshes.judgeShared(['ads'], '9999-0')).toBe('fresh');
});

test('after some were missed all may be out of date', () => {
  const before = now();
  refreshes.missUntil('1000-1');
  expect(refreshes.judge([], before)).toBe('stale');
  expect(refreshes.judge([], now())).toBe('fresh');
  expect(refreshes.judgeShared([], '1000-0')).toBe('stale');
  expect(refreshes.judgeShared([], '1000-1')).toBe('fresh');
});

test('memory is bounded: what is forgotten counts as missed', () => {
  refreshes = new Refreshes(3);
  const before = now();
  for (const id of [1, 2, 3, 4]) refreshes.record(`ad:${id}`, 'expired');
  expect(refreshes.judge(['ad:4'], before)).toBe('expired');
  expect(refreshes.judge(['ad:1'], before)).toBe('stale');
  expect(refreshes.judge(['ad:1'], now())).toBe('fresh');
});
