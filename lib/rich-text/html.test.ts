import { expect, test } from '@jest/globals';
import { toString as textOf } from 'hast-util-to-string';
import { element, text, wordsOf } from './element';
import { parseHtml, sanitize, writeHtml } from './html';

test('the output of the sanitizer is parsed to one tree', () => {
  const nodes = parseHtml('a<p>b<br />c</p><ol reversed start="3"><li>d</li></ol>');
  expect(nodes).toMatchObject([
    text('a'),
    element('p', {}, [text('b'), element('br'), text('c')]),
    element('ol', { reversed: true, start: 3 }, [element('li', {}, [text('d')])]),
  ]);
});

test('references are decoded once', () => {
  const nodes = parseHtml('&lt;b&gt; &amp;lt; &amp;#x202e;<a href="?a&amp;b=&quot;">x</a>');
  expect(nodes).toMatchObject([
    text('<b> &lt; &#x202e;'),
    element('a', { href: '?a&b="' }, [text('x')]),
  ]);
});

test('texts and values are cleaned', () => {
  expect(parseHtml('a\u202e\0b<img alt="c\u202e" />')).toMatchObject([
    text('ab'),
    element('img', { alt: 'c' }),
  ]);
});

test('serialized HTML is parsed to the same tree', () => {
  const nodes = [
    text('a < b & c > "d" &lt;'),
    element('a', { href: '/?a&b=1', title: '"<é>\'' }, [text('\u00a0')]),
    element('hr'),
  ];
  const html = writeHtml(nodes);
  expect(html.match(/<\/?[a-z]+/g)).toEqual(['<a', '</a', '<hr']);
  expect(parseHtml(html)).toMatchObject(nodes);
  expect(parseHtml(html).map(textOf)).toEqual(nodes.map(textOf));
});

test('no value contains `<`: nothing within looks like a tag', () => {
  const value = '</p><script>"\'&lt;';
  const nodes = [element('p', { title: value }, [element('img', { alt: value, srcSet: value })])];
  const before = structuredClone(nodes);
  const html = writeHtml(nodes);
  expect(html.split('<')).toEqual([
    '',
    expect.stringMatching(/^p /),
    expect.stringMatching(/^img /),
    '/p>',
  ]);
  expect(parseHtml(html)).toMatchObject(nodes);
  expect(nodes).toEqual(before);
});

test.each([
  // Attributes of the dialects of editors; layOut writes none of them.
  [
    '<p class="a" id="b" style="c" onclick="d" data-e="f" aria-owns="g" srcdoc="h">x</p>',
    '<p class="a" id="b" style="c" data-e="f">x</p>',
  ],
  ['<section><center>x</center></section>', '<div><div>x</div></div>'],
  ['<title>a</title>b<script>c</script><style>d</style><noscript><b>e</b></noscript>', 'b'],
  [
    '<o:p>a</o:p><object data="b">c</object>',
    '<span data-element="o:p">a</span><span data="b" data-element="object">c</span>',
  ],
  [
    '<svg><title>a</title></svg><math>b</math>',
    '<span data-element="svg"><span data-element="desc">a</span></span><span data-element="math">b</span>',
  ],
  // Also a name of every object.
  ['<constructor>a</constructor>', '<span data-element="constructor">a</span>'],
  ['<textarea><b>a</textarea>', '<span data-element="textarea">&lt;b&gt;a</span>'],
  ['<a href="javascript:x">a</a>', '<a>a</a>'],
  ['<strike lang="fr">a</strike>', '<strike lang="fr">a</strike>'],
  ['&lt;b&gt; &amp;amp; "', '&lt;b&gt; &amp;amp; "'],
  [`<img alt="${'a'.repeat(5000)}" src="/a.png">`, '<img src="/a.png" />'],
])('%s', (content, html) => {
  expect(sanitize(content)).toBe(html);
});

test('sanitizing is idempotent', () => {
  const once = sanitize(
    '<div><p>a<b>b<iframe src="https://x.fr">c</iframe><ol reversed><li value=3>d',
  );
  expect(sanitize(once)).toBe(once);
});

// As `lib/api` cuts it, too.
test.each([
  ['<table><tr><td>a</td>…', '<td>a</td><td>…</td></tr></table>'],
  ['<table><tr><td>a</td></tr> …', '</tr><td> …</td></table>'],
  ['<table><tbody><tr><th>a</th></tr></tbody><tfoot>…', '<tfoot><td>…</td></tfoot></table>'],
  ['<table><tr><td>a</td><td>…', '<td>…</td></tr></table>'],
  ['<table><tr><td>a</td></tr></table>…', '</table>…'],
])('the mark of a cut is where the cut is: %s', (content, marked) => {
  expect(sanitize(content)).toContain(marked);
});

test('content is cut at the maximum of tags', () => {
  expect(sanitize('<p>mot</p>'.repeat(15_000))).toBe(`${'<p>mot</p>'.repeat(5_000)}…`);
});

test('words of two blocks are separated by a space, those of a line are not', () => {
  const nodes = [
    element('p', {}, [text('un'), element('b', {}, [text('e')]), text(' liste\n\t:')]),
    element('ul', {}, [element('li', {}, [text('deux')]), element('li', {}, [text('trois')])]),
  ];
  expect(wordsOf(nodes)).toBe('une liste : deux trois');
});
