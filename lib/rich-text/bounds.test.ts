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
])('a megabyte of %j', (part) => {
  expect(lengthOf(fill(part))).toBeLessThan(6 * megabyte);
});

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
  ['signs around a link', `<a href="${'%20'.repeat(1_300)}a">x</a>`.repeat(250)],
  ['telephones', `<a href="tel:${'1 '.repeat(2_000)}x">x</a>`.repeat(250)],
  ['mailboxes', `<a href="mailto:${'a '.repeat(2_000)}">x</a>`.repeat(250)],
  ['letters of a host', `<a href="${'a.'.repeat(2_000)}">x</a>`.repeat(250)],
  ['styles', `<p style="${'color:rgb(0,'.repeat(300)}">x</p>`.repeat(250)],
  ['spans', `<table>${'<tr><td rowspan=9999 colspan=9999>x'.repeat(25_000)}`],
  ['cells, cut', `<p>a</p>${'<tr> '.repeat(9_000)}${' '.repeat(900_000)}…`],
  ['divisions, closed', `${'<div>'.repeat(90_000)}x${'</div>'.repeat(90_000)}`],
])('a megabyte of %s', (_name, content) => {
  expect(lengthOf(content)).toBeLessThan(2 * megabyte);
});

test('a large image with a data: URL leaves its mark, and nothing else is lost', () => {
  const content = `<p>a</p><img src="data:image/png;base64,${fill('A')}"><p>b</p>`;
  expect(safeBody(content, origins)?.html).toBe('<p>a</p><p>[image]</p><p>b</p>');
});

test('cells that span many rows and columns are few', () => {
  const rows = '<tr><td rowspan="3000" colspan="500">x'.repeat(3_000);
  const html = safeBody(`<table><tr>${'<td>x'.repeat(500)}${rows}</table>`, origins)?.html ?? '';
  expect(html).not.toMatch(/span="\d{3}/);
  const some = safeBody(
    `<table>${'<tr><td rowspan="3000">x'.repeat(3_000)}</table>`,
    origins,
  )?.html;
  expect(some?.match(/rowspan="3000"/g)).toHaveLength(3);
});
