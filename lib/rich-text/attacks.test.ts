/**
 * @jest-environment jsdom
 */
import { describe, expect, test } from '@jest/globals';
import { families } from '@/test/fixtures/attacks';
import { htmlOf } from './body.fixture';
import { emptyAround, parsePage, unexpectedIn, writeTree } from './browser.fixture';

const names =
  'a b i em u s sub font nobr span p div center h1 h2 h3 h6 ul ol li dl dt dd blockquote pre code hr br ' +
  'table caption thead tbody tfoot tr td th figure figcaption img details summary iframe video ' +
  'button form select option textarea svg math mtext style script title noscript template';
const tags = names.split(' ');
const texts = ['mot', '\n', ' ', 'x<y', '&nbsp;', '&lt;b&gt;', '<!--', '-->', '<br><br>', '</div>'];
const attributes: Record<string, string> = {
  a: ' href="https://site.example/"',
  iframe: ' src="//youtu.be/dQw4w9WgXcQ"',
  img: ' src="/a.png" alt="x"',
  p: ' style="font-weight:bold"',
  span: ' style="font-weight:400;font-style:italic"',
  sub: ' style="font-style:normal;text-decoration:underline"',
};

/** Random contents of unordered tags, deterministic by seed. */
function* tagSoups(seed: number, count: number, maxLength: number): Generator<string> {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = (list: string[]) => list[below(list.length)] ?? '';
  const part = () => {
    const kind = below(10);
    if (kind > 7) return pick(texts);
    const name = pick(tags);
    return kind > 4 ? `</${name}>` : `<${name}${attributes[name] ?? ''}>`;
  };
  for (let made = 0; made < count; made += 1) {
    yield Array.from({ length: 2 + below(maxLength) }, part).join('');
  }
}

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
