import { describe } from '@jest/globals';
import { rules } from './body.fixture';

describe('quotations, details and preformatted text', () => {
  rules([
    ['<pre>\n\na\n  b</pre>', '<pre>a\n  b</pre>'],
    ['<pre><code class="language-sql">a</code></pre>', '<pre><code>a</code></pre>'],
    [
      '<blockquote>a<footer><cite>B</cite></footer></blockquote>',
      '<blockquote><p>a</p><p><cite>B</cite></p></blockquote>',
    ],
    [
      '<details open name="a"><summary><h3>b</h3></summary>c</details>',
      '<details><summary>b</summary><p>c</p></details>',
    ],
    ['<details>c</details>', '<details><summary>Détails</summary><p>c</p></details>'],
  ]);
});

describe('lists', () => {
  rules([
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    [
      '<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>',
      '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>',
    ],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul>a<li></li></ul><ul></ul>', '<ul><li>a</li></ul>'],
    [
      '<ol start="3" reversed type="a"><li value="7">a</ol>',
      '<ol start="3" reversed type="a"><li value="7">a</li></ol>',
    ],
    ['<ol start="1e9" type="x"><li value="99999">a</ol>', '<ol><li>a</li></ol>'],
    ['<ul><li value="2">a</ul><li>b', '<ul><li>a</li></ul><p>b</p>'],
    [
      '<dl><div><dt>a</dt><dd>b</dd></div><dd><p>c</p></dl>',
      '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>',
    ],
  ]);
});

describe('tables', () => {
  const region = (label: string, table: string) =>
    `<section class="rich-text-table" tabindex="0" aria-label="${label}"><table>${table}</table></section>`;
  rules([
    [
      '<table border="1"><caption>Tarifs</caption><thead><tr><th scope="col">a<tbody><tr><td colspan="2" rowspan="1">b<tfoot><tr><td>c</table>',
      region(
        'Tableau : Tarifs',
        '<caption>Tarifs</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot>',
      ),
    ],
    [
      '<table><caption>a<tr><td>b<th scope="x">c</table>',
      region('Tableau : a', '<caption>a</caption><tbody><tr><td>b</td><th>c</th></tr></tbody>'),
    ],
    [
      '<table><tr><td>a</table><table><tr><td>b</table>',
      region('Tableau', '<tbody><tr><td>a</td></tr></tbody>') +
        region('Tableau (2)', '<tbody><tr><td>b</td></tr></tbody>'),
    ],
    [
      '<table>x<tr>y<td colspan="21" rowspan="-1">a</td></tr><div>z</div></table>',
      `<p>xy</p><p>z</p>${region('Tableau', '<tbody><tr><td>a</td></tr></tbody>')}`,
    ],
    [
      '<table><tr><td>a<table><tr><td>b<td>c</table></table>',
      region('Tableau', '<tbody><tr><td><p>a</p><p>b</p><p>c</p></td></tr></tbody>'),
    ],
    [
      `<table>${'<tr><td rowspan="25">a'}${'<tr><td>b'.repeat(29)}</table>`,
      region(
        'Tableau',
        `<tbody><tr><td rowspan="25">a</td></tr>${'<tr><td>b</td></tr>'.repeat(29)}</tbody>`,
      ),
    ],
    [
      `<table><tr><th rowspan="40" colspan="300">a</th></tr>\n${'<tr><td>b'.repeat(20)}<tr>${'<td>c'.repeat(30)}</table>`,
      region(
        'Tableau',
        `<tbody><tr><th colspan="30" rowspan="22">a</th></tr>${'<tr><td>b</td></tr>'.repeat(20)}<tr>${'<td>c</td>'.repeat(30)}</tr></tbody>`,
      ),
    ],
    [
      '<table><tr><td colspan="2.5" rowspan="0">a<td colspan="x">b</table>',
      region('Tableau', '<tbody><tr><td colspan="2">a</td><td>b</td></tr></tbody>'),
    ],
    [
      `<table><caption>${'é'.repeat(98)}😀😀</caption><tr><td>a</table>`,
      region(
        `Tableau : ${'é'.repeat(98)}…`,
        `<caption>${'é'.repeat(98)}😀😀</caption><tbody><tr><td>a</td></tr></tbody>`,
      ),
    ],
    [
      '<table><tr><td>a<td></table>',
      region('Tableau', '<tbody><tr><td>a</td><td></td></tr></tbody>'),
    ],
  ]);
});
