/**
 * @jest-environment jsdom
 */
import { describe, expect, test } from '@jest/globals';
import { families } from './attacks';
import { htmlOf } from './body.fixture';
import { emptyAround, parsePage, strangersIn, writeTree } from './parsed.fixture';

// e2e/blog/attacks.spec.ts tries them in a browser.
describe.each(families)('%s', (_family, attacks) => {
  test.each(attacks)('%s', (_name, content) => {
    const html = htmlOf(content);
    const { body, around } = parsePage(html);
    expect(strangersIn(body)).toEqual([]);
    expect(around).toBe(emptyAround);
    expect(writeTree(body)).toBe(html);
    expect(htmlOf(html)).toBe(html);
  });
});

test('they are many, and no two the same', () => {
  const all = families.flatMap(([, attacks]) => attacks);
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all.map(([, content]) => content)).size).toBe(all.length);
  for (const [family, attacks] of families) {
    expect([family, new Set(attacks.map(([name]) => name)).size]).toEqual([family, attacks.length]);
  }
});
