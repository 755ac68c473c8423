import { describe } from '@jest/globals';
import { rules } from './body.fixture';

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
      '<table><tr><td>a<td></table>',
      region('Tableau', '<tbody><tr><td>a</td><td></td></tr></tbody>'),
    ],
  ]);
});
