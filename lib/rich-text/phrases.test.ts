import { describe } from '@jest/globals';
import { rules } from './body.fixture';

describe('phrases', () => {
  rules([
    [
      '<b>a</b> <i>b</i> <strong>c</strong> <em>d</em>',
      '<p><b>a</b> <i>b</i> <strong>c</strong> <em>d</em></p>',
    ],
    ['<u>a</u> <strike>b</strike>', '<p><em>a</em> <s>b</s></p>'],
    [
      '<abbr title="Affection de longue durée" lang="fr">ALD</abbr>',
      '<p><abbr lang="fr" title="Affection de longue durée">ALD</abbr></p>',
    ],
    [
      '<span lang="en-GB">locum</span> <span lang="x y">b</span>',
      '<p><span lang="en-GB">locum</span> b</p>',
    ],
    ['<b>a<b>b<b>c</b></b></b>', '<p><b>abc</b></p>'],
    ['<b></b><i> </i>a', '<p>a</p>'],
    ['<b>a<p>b</p>c</b>', '<p><b>a</b></p><p><b>b</b></p><p><b>c</b></p>'],
    ['<b>a<br><br>b</b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['<a href="/a">a<br><br>b</a>', '<p><a href="/a">a<br><br>b</a></p>'],
    ['<b> a </b><i>b<br></i>', '<p><b>a </b><i>b</i></p>'],
    [
      '<b>a <a href="/a">b<span style="font-weight:400">c</span></a> d</b>',
      '<p><b>a </b><a href="/a"><b>b</b>c</a><b> d</b></p>',
    ],
    ['<abbr title="x"><p>a</p></abbr>', '<p>a</p>'],
    ['<p title="a"><b title="a" class="b" id="c">a</b>', '<p><b>a</b></p>'],
  ]);
});
