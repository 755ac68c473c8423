import { expect, test } from '@jest/globals';
import { safeBody } from './body';
import { origins } from './body.fixture';

const megabyte = 1_000_000;
const lengthOf = (content: string) => safeBody(content, origins)?.html.length ?? 0;
const fill = (text: string) => text.repeat(Math.ceil(megabyte / text.length));

// Each took under a second on a slow machine; in quadratic time it would take minutes.
test.each([
  ...['<b>', '<b></i>', '</p>', '<ul><li>', '<table><tr><td>', '<span lang=fr>x', '<b><p>x</p>'],
  ...['<p>a', '<h2>Titre</h2>', '<h2></h2>', '<a href="#x">y', '<img src="/a.png">', '<noscript>'],
  ...['<span style="font-weight:700">x', '<b><span style="font-weight:400">x</span>y', '<ul><li>x'],
  ...['<li data-list="bullet" class="ql-indent-8">x', '<p style="mso-list:l0 level9 lfo1">x'],
  ...['<div data-oembed-url="https://a.fr">', '<pre><div>x', '<mfrac><mi>x</mi>'],
  ...['<li data-checked="true">x', '<p style="mso-list:l0 level1"><b style="mso-list:ignore">'],
  ...['<a id="x" href="#x">y</a>', '<p style="a:b;c:d;e:f">x', 'x\v', '<p>x\v'],
  ...['<!--', '< ', '&', '&nbsp;', 'x<br>', 'mot ', ' ', '\n \n', '\u0301', '\u202e', '\0'],
])(
  'a megabyte of %j',
  (part) => {
    expect(lengthOf(fill(part))).toBeLessThan(6 * megabyte);
  },
  10_000,
);

test.each([
  ['attributes', `<a ${Array.from({ length: 100_000 }, (_, index) => `x${index}`).join(' ')}>x`],
  ['a URL', `<a href="${fill('<!---->')}">x`],
  ['candidates', `<img src="/a.png" srcset="${fill('/a.png 1x, ')}">x`],
  ['a description', `<img src="/a.png" alt="${fill('\u0301')}">x`],
  ['a heading', `<h2>${fill('é ')}</h2>`],
  ['spaces in a link', `<a href="/a">${fill(' ')}x</a>`],
  [
    'emphasis within emphasis',
    `${'<b><i>'.repeat(29)}${fill('<span style="font-weight:400">x</span>y')}`,
  ],
  ['soft returns in a paragraph', `<p>${fill('x\v')}</p>`],
  ['lines in a paragraph', `<p style="white-space:pre-wrap">${fill('x\n')}</p>`],
  ['divisions, closed', `${'<div>'.repeat(90_000)}x${'</div>'.repeat(90_000)}`],
])(
  'a megabyte of %s',
  (_name, content) => {
    expect(lengthOf(content)).toBeLessThan(2 * megabyte);
  },
  10_000,
);

test('an image with a data: URL is dropped, and nothing else', () => {
  const content = `<p>a</p><img src="data:image/png;base64,${fill('A')}"><p>b</p>`;
  expect(safeBody(content, origins)?.html).toBe('<p>a</p><p>b</p>');
});
