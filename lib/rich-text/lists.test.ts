import { describe } from '@jest/globals';
import { rules } from './body.fixture';

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
    ['<menu><li value="2">a</menu><li>b', '<ul><li>a</li></ul><p>b</p>'],
    [
      '<dl><div><dt>a</dt><dd>b</dd></div><dd><p>c</p></dl>',
      '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>',
    ],
  ]);
});
