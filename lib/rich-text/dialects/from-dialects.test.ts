import { describe } from '@jest/globals';
import { externalLink, rules } from '@/lib/rich-text/body.fixture';

const video = externalLink(
  'https://www.youtube.com/watch?v=abcdefghijk',
  'Voir la vidéo (youtube.com)',
);

describe('emphasis in a style', () => {
  rules([
    ['<b><p>a</p><p><span style="font-weight:400">b</span></p></b>', '<p><b>a</b></p><p>b</p>'],
    ['<i>a <span style="font-style:normal">b <i>c</i></span></i>', '<p><i>a </i>b <i>c</i></p>'],
    ['<strong style="font-weight:normal"><ul><li>a</li></ul></strong>', '<ul><li>a</li></ul>'],
    ['<p style="FONT-WEIGHT: bold !important">a</p>', '<p><strong>a</strong></p>'],
    [
      '<span style="font: italic bold 12px Arial">a</span> <span style="font: 700px x">b</span>',
      '<p><em><strong>a</strong></em> b</p>',
    ],
    ['<u style="x:y">a</u> <u><i>b</i></u>', '<p><em>a</em> <em>b</em></p>'],
    [
      '<span style="text-decoration:underline"><a href="/a">a</a></span>',
      '<p><a href="/a">a</a></p>',
    ],
    [
      '<h2><span style="font-weight:700">a</span></h2>',
      '<h2 id="section-a"><strong>a</strong></h2>',
    ],
    [
      '<span style="background:#333">a</span> <span style="background:#ffee00">b</span>',
      '<p>a <mark>b</mark></p>',
    ],
  ]);
});

describe('flat lists', () => {
  rules([
    [
      '<ul><li data-list="ordered">a</li><li data-list="bullet">b</li></ul>',
      '<ol><li>a</li></ol><ul><li>b</li></ul>',
    ],
    [
      '<ol><li>a</li><li class="ql-indent-1">b</li><li>c</li></ol>',
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
    ],
    [
      '<ol><li data-list="bullet" class="ql-indent-2">a</li><li data-list="bullet">b</li></ol>',
      '<ul><li>a</li></ul><ul><li>b</li></ul>',
    ],
    ['<ul style="list-style-type:decimal"><li>a</ul>', '<ol><li>a</li></ol>'],
    ['<ol style="list-style:square"><li>a</ol>', '<ul><li>a</li></ul>'],
    ['<ul><li>a</li><li><ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<ul><li><input type="checkbox" checked> a<li><input type="checkbox"><p>b</ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
  ]);
});

describe('frames, custom elements and forms', () => {
  rules([
    ['<oembed>https://youtu.be/abcdefghijk</oembed>', `<p>${video}</p>`],
    ['<figure data-oembed-url="//youtu.be/abcdefghijk"><a>x</a></figure>', `<p>${video}</p>`],
    ['<div data-oembed-url="javascript:alert(1)">a</div>', '<p>a</p>'],
    ['<object data="data:text/html,x"></object>a', '<p>a</p>'],
    ['<x-y data-url="https://a.fr/x"><p>a</p></x-y>', '<p>a</p>'],
    [
      '<select><option>a</option><option>b</option></select><input type="password" value="c">',
      '<p>a b</p>',
    ],
  ]);
});

describe('roles, classes and styles', () => {
  rules([
    [
      '<div role="heading" aria-level="1">a</div><p role="heading" aria-level="2">b</p>',
      '<h2 id="section-a">a</h2><h3 id="section-b">b</h3>',
    ],
    ['<p class="x MsoIntenseQuote">a</p>', '<blockquote><p>a</p></blockquote>'],
    ['<p role="heading" aria-level="9">a</p><p role="script">b</p>', '<p>a</p><p>b</p>'],
    ['<div style="white-space:pre">c\n d</div>', '<pre>c\n d</pre>'],
  ]);
});

describe('notes', () => {
  const note = (to: number) => `#section--note-${to}`;
  rules([
    [
      '<p>a<a href="#f" id="r">1</a></p><p id="f">b <a href="#r">c</a></p>',
      `<p>a<a href="${note(2)}" id="section--note-1">1</a></p><p id="section--note-2">b <a href="${note(1)}">c</a></p>`,
    ],
    [
      '<div id="f"><p>a</p></div><a href="#f">b</a>',
      `<p id="section--note-1">a</p><p><a href="${note(1)}">b</a></p>`,
    ],
    [
      '<p id="a">b</p><ul><li id="c">d</ul><a id="e" name="f">g</a>',
      '<p>b</p><ul><li>d</li></ul><p>g</p>',
    ],
    [
      'a<sup id="r"><a href="#f">1</a></sup><ul><li id="f">b <a href="#r">c</a></ul>',
      `<p>a<sup id="section--note-1"><a href="${note(2)}">1</a></sup></p><ul><li id="section--note-2">b <a href="${note(1)}">c</a></li></ul>`,
    ],
    [
      '<p id="f">a</p><p id="f">b</p><a href="#f">c</a>',
      `<p id="section--note-1">a</p><p>b</p><p><a href="${note(1)}">c</a></p>`,
    ],
    [
      '<a href="#t">a</a><h2><a name="t"></a>b</h2><p id="t">c</p>',
      '<p><a href="#section-b">a</a></p><h2 id="section-b">b</h2><p>c</p>',
    ],
  ]);
});
