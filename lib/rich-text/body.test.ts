import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { feedBody, safeBody } from './body';
import { htmlOf, origins, rules } from './body.fixture';
import { scrollerClass } from './containers';
import { hintClass } from './links';

describe('empty bodies', () => {
  test.each([
    '',
    ' \n ',
    '<p>&nbsp;</p>',
    '<p>\u200b</p><hr>',
    '<script>1</script>',
    '<img>',
    '<table><tr><td></table>',
    '<!-- x -->',
    '<iframe src="about:blank"></iframe>',
  ])('%j', (content) => {
    expect(safeBody(content, origins)).toBeNull();
  });
});

describe('text', () => {
  rules([
    ['Bonjour,\nvoici.\n\n \nFin.', '<p>Bonjour,<br>voici.</p><p>Fin.</p>'],
    ['1 < 2 & "3"', '<p>1 &lt; 2 &amp; "3"</p>'],
    ['&lt;b&gt; &amp;lt;', '<p>&lt;b> &amp;lt;</p>'],
    ['« Oui » : 80 % !', '<p>«\u00a0Oui\u00a0»\u00a0: 80\u00a0%\u00a0!</p>'],
    ['Le 25 novembre', '<p>Le 25\u00a0novembre</p>'],
    ['<p><code>a ? b : c</code></p>', '<p><code>a ? b : c</code></p>'],
    ['<p>a</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
    ['<p> a <p>&nbsp;</p><p><br>b<br></p>', '<p>a</p><p>b</p>'],
    ['un<br>deux<br><br>trois', '<p>un<br>deux</p><p>trois</p>'],
    ['<div>a</div><section>b</section>', '<p>a</p><p>b</p>'],
    ['<div>a<p>b</p>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<font color="red">a</font> <span style="b">c</span>', '<p>a c</p>'],
    ['a<hr>b', '<p>a</p><hr><p>b</p>'],
    ['<p title="a\vb">un\vdeux\u2028trois</p>', '<p>un<br>deux<br>trois</p>'],
    ['un\vdeux\v\vtrois', '<p>un<br>deux</p><p>trois</p>'],
    ['<abbr title="a\vb">c</abbr>', '<p><abbr>c</abbr></p>'],
    ['un&nbsp; &nbsp;deux <b>a&nbsp;&nbsp;b</b>&nbsp;!', '<p>un deux <b>a b</b>\u00a0!</p>'],
    [
      'Le&nbsp;contrat&nbsp;de&nbsp;1&nbsp;200&nbsp;€&nbsp;:&nbsp;«&nbsp;oui&nbsp;»',
      '<p>Le contrat de 1\u00a0200\u00a0€\u00a0: «\u00a0oui\u00a0»</p>',
    ],
    ['<pre>a&nbsp;&nbsp;b</pre>', '<pre>a\u00a0\u00a0b</pre>'],
  ]);
});

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

test('containers and phrases that are nested too deep are replaced by their words', () => {
  const html = htmlOf(`${'<blockquote>'.repeat(20)}${'<q>'.repeat(20)}a`);
  expect(html).toBe(
    `${'<blockquote>'.repeat(6)}<p>${'<q>'.repeat(8)}a${'</q>'.repeat(8)}</p>${'</blockquote>'.repeat(6)}`,
  );
});

test('the classes are in the style sheet', () => {
  const css = readFileSync('components/rich-text/rich-text.module.css', 'utf8');
  for (const name of [hintClass, scrollerClass]) expect(css).toContain(`:global(.${name})`);
});

describe('sample posts', () => {
  const folder = 'tools/demo/posts/bodies';
  test.each(readdirSync(folder))('%s keeps all its words and elements', (file) => {
    const content = readFileSync(`${folder}/${file}`, 'utf8');
    const html = htmlOf(content);
    const words = (text: string) =>
      text.replace(/<[^>]*>| \(nouvelle fenêtre\)/g, ' ').match(/[\p{L}\p{N}]+/gu);
    const elements = (text: string) => text.match(/<(?!span|div|section)[a-z]+[1-6]?/g);
    expect(words(html)).toEqual(words(content));
    expect(elements(html)).toEqual(elements(content));
    expect(htmlOf(html)).toBe(html);
  });
});

const options = { siteUrl: 'https://site.example', apiUrl: 'https://api.example' };
const pageUrl = 'https://site.example/blog/contrat';
const fed = (content: string) => feedBody(content, options, pageUrl);

test('links of a feed are absolute, fragments too', () => {
  expect(fed('<h2 id="a">Clauses</h2><p><a href="#a">ici</a> <a href="/cgu">là</a></p>')).toBe(
    `<h2>Clauses</h2><p><a href="${pageUrl}#section-clauses">ici</a> <a href="https://site.example/cgu">là</a></p>`,
  );
});

test('a link of a feed that leaves the site has no hint', () => {
  expect(fed('<p><a href="https://ordre.example/">l’Ordre</a></p>')).toBe(
    '<p><a href="https://ordre.example/">l’Ordre</a></p>',
  );
});

test('a table of a feed has no scrolling region', () => {
  expect(fed('<table><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toMatch(
    /^<table>.*<\/table>$/,
  );
});

test('an empty body of a feed is null', () => {
  expect(fed('<p> </p>')).toBeNull();
});
