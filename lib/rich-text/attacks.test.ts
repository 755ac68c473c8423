/**
 * @jest-environment jsdom
 */
import { describe, expect, test } from '@jest/globals';
import { families } from '@/test/fixtures/attacks';
import { htmlOf } from './body.fixture';
import { emptyAround, parsePage, unexpectedIn, writeTree } from './browser.fixture';
import { tagSoups } from './tag-soup.fixture';

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

test('there are more than 400 attacks, all different', () => {
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

// A run with 40 000 of each found nothing either.
test.each([
  [1, 1500, 25],
  [2, 250, 150],
])('a browser parses what was written, and so does the sanitizer (seed %d)', (...soup) => {
  for (const content of tagSoups(...soup)) {
    const html = htmlOf(content);
    const { body, around } = parsePage(html);
    const read = {
      again: htmlOf(html),
      parsed: writeTree(body),
      around,
      unexpected: unexpectedIn(body),
    };
    expect({ content, ...read }).toEqual({
      content,
      again: html,
      parsed: html,
      around: emptyAround,
      unexpected: [],
    });
  }
});
