/**
 * @jest-environment jsdom
 */
import { describe, expect, test } from '@jest/globals';
import { families } from '@/test/fixtures/attacks';
import { htmlOf } from './body.fixture';

/** The elements and attributes of a body, independent of the code under test; any of them may have `dir`. */
const phrase = 'lang';
const allowed: Record<string, string> = {
  a: 'href id rel target',
  abbr: `${phrase} title`,
  b: phrase,
  bdi: phrase,
  blockquote: '',
  br: '',
  caption: '',
  cite: phrase,
  code: phrase,
  dd: '',
  del: phrase,
  details: '',
  dfn: phrase,
  dl: '',
  dt: '',
  em: phrase,
  figcaption: '',
  figure: 'aria-label role',
  h2: 'id',
  h3: 'id',
  h4: '',
  h5: '',
  h6: '',
  hr: '',
  i: phrase,
  img: 'alt decoding height loading sizes src srcset width',
  ins: phrase,
  kbd: phrase,
  li: 'id value',
  mark: phrase,
  ol: 'reversed start type',
  p: 'id',
  picture: '',
  pre: '',
  q: phrase,
  s: phrase,
  samp: phrase,
  section: 'aria-label class tabindex',
  small: phrase,
  source: 'height media srcset width',
  span: `${phrase} class`,
  strong: phrase,
  sub: phrase,
  summary: '',
  sup: `${phrase} id`,
  table: '',
  tbody: '',
  td: 'colspan rowspan',
  tfoot: '',
  th: 'colspan rowspan scope',
  thead: '',
  tr: '',
  ul: '',
  var: phrase,
  wbr: '',
};

const values: Record<string, RegExp> = {
  reversed: /^$/,
  dir: /^(?:rtl|ltr|auto)$/,
  class: /^rich-text-(?:hint|table)$/,
  height: /^\d{1,5}$/,
  href: /^(?:https?:\/\/|\/(?!\/)|#section-|mailto:|tel:)/,
  id: /^section-[a-z0-9-]+$/,
  media: /^\((?:max|min)-width: ?[\d.]+(?:px|r?em)\)$/,
  rel: /^noopener noreferrer$/,
  role: /^figure$/,
  src: /^https:\/\//,
  tabindex: /^0$/,
  target: /^_blank$/,
  width: /^\d{1,5}$/,
};

/** Parses a page with a body as a browser does: the body, and the HTML around it. */
function parsePage(html: string): { body: Element | null; around: string } {
  const page = new DOMParser().parseFromString(
    `<!doctype html><body><main><article><div>${html}</div></article></main><footer></footer>`,
    'text/html',
  );
  const body = page.querySelector('article > div');
  const around = page.body.cloneNode(true) as Element;
  around.querySelector('article > div')?.replaceChildren();
  return { body, around: around.innerHTML };
}

/** The HTML around an empty body. */
const emptyAround = '<main><article><div></div></article></main><footer></footer>';

/** Serializes a DOM tree as `writeHtml` serializes hast. */
function writeTree(parent: Node | null): string {
  return [...(parent?.childNodes ?? [])]
    .map((node) => (node instanceof Element ? writeElement(node) : escapeText(node.nodeValue)))
    .join('');
}

function writeElement(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    name === 'reversed' ? ' reversed' : ` ${name}="${escapeValue(value)}"`,
  );
  const start = `<${element.localName}${attributes.join('')}>`;
  const isVoid = ['br', 'hr', 'img', 'source', 'wbr'].includes(element.localName);
  return isVoid ? start : `${start}${writeTree(element)}</${element.localName}>`;
}

function escapeText(text: string | null): string {
  return (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

/** The elements, attributes and values of a body that are not allowed. */
function unexpectedIn(body: Element | null): string[] {
  return [...(body?.querySelectorAll('*') ?? [])].flatMap((element) => {
    const names = allowed[element.localName]?.concat(' dir').split(' ');
    const html = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (names === undefined || !html) return [element.localName];
    return [...element.attributes]
      .filter(({ name, value }) => !names.includes(name) || values[name]?.test(value) === false)
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`);
  });
}

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
