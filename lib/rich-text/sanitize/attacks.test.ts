/**
 * @jest-environment jsdom
 */
import { describe, expect, test } from '@jest/globals';
import { htmlOf } from '@/lib/rich-text/body.fixture';
import { emptyAround, parsePage, unexpectedIn, writeTree } from '@/lib/rich-text/browser.fixture';
import { families } from '@/test/fixtures/attacks';

// e2e/blog/attacks.spec.ts tries them in a browser.
describe.each(families)('$family', ({ attacks }) => {
  test.each(attacks)('$name', ({ html: content }) => {
    const html = htmlOf(content);
    const { body, around } = parsePage(html);
    expect(unexpectedIn(body)).toEqual([]);
    expect(around).toBe(emptyAround);
    expect(writeTree(body)).toBe(html);
    expect(htmlOf(html)).toBe(html);
  });
});

test('they are many, and no two the same', () => {
  const all = families.flatMap(({ attacks }) => attacks);
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all.map(({ html }) => html)).size).toBe(all.length);
  for (const { family, attacks } of families) {
    expect([family, new Set(attacks.map(({ name }) => name)).size]).toEqual([
      family,
      attacks.length,
    ]);
  }
});
