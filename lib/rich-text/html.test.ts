import { expect, test } from '@jest/globals';
import { toString as textOf } from 'hast-util-to-string';
import { element, text } from './element';
import { parseHtml, writeHtml } from './html';

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
