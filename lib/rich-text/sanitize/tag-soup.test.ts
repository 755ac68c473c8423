/**
 * @jest-environment jsdom
 */
import { expect, test } from '@jest/globals';
import { htmlOf } from '@/lib/rich-text/body.fixture';
import { emptyAround, parsePage, unexpectedIn, writeTree } from '@/lib/rich-text/browser.fixture';
import { tagSoups } from './tag-soup.fixture';

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
