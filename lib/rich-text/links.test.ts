import { describe, expect, test } from '@jest/globals';
import { decodeUri } from '@/lib/runtime/decode-uri';
import { safeBody } from './body';
import { externalLink, htmlOf, origins, rules } from './body.fixture';
import { leavesSite, normalizeLink } from './links';

describe('links', () => {
  rules([
    ['<a href="https://a.fr/?b&c">d</a>', `<p>${externalLink('https://a.fr/?b&amp;c', 'd')}</p>`],
    [
      '<a href="https://www.medireleve.example/annonces" target="_blank">a</a>',
      '<p><a href="/annonces">a</a></p>',
    ],
    [
      '<a href="mailto:a@b.fr">a</a> <a href="tel:112">b</a>',
      '<p><a href="mailto:a@b.fr">a</a> <a href="tel:112">b</a></p>',
    ],
    ['<a href="javascript:alert(1)">a</a> <a>b</a>', '<p>a b</p>'],
    ['<a href="www.a.fr">b</a>', `<p>${externalLink('https://www.a.fr/', 'b')}</p>`],
    ['<a href="a.fr:80/x">b</a>', `<p>${externalLink('https://a.fr:80/x', 'b')}</p>`],
    ['<a href="email:a@b.fr">c</a>', '<p><a href="mailto:a@b.fr">c</a></p>'],
    // A link that cannot be read leaves its address.
    ['<a href="../annonces">a</a>, b', '<p>a (../annonces), b</p>'],
    ['<a href="ftp://a.fr/b"><b>a</b></a>', '<p><b>a</b> (ftp://a.fr/b)</p>'],
    ['<a href="ftp://a.fr">ftp://a.fr</a>', '<p>ftp://a.fr</p>'],
    ['<a href="sms:0612345678">a</a>', '<p>a (sms:0612345678)</p>'],
    ['<a href="tel:01 23 45 67 89 poste 12">a</a>', '<p>a (tel:01 23 45 67 89 poste 12)</p>'],
    ['<a href="mailto:contact">a</a>', '<p>a (mailto:contact)</p>'],
    ['<a href="file:///C:/a.doc"><p>a</p></a>', '<p>a</p><p>(file:///C:/a.doc)</p>'],
    ['<a href="data:text/html,x">a</a> <a href="ftp://a.fr"> </a>', '<p>a</p>'],
    [
      '<a href="https://a.fr">b (Nouvelle fenêtre) </a>',
      `<p>${externalLink('https://a.fr/', 'b')}</p>`,
    ],
    ['<a href="/b">b (nouvelle fenêtre)</a>', '<p><a href="/b">b</a></p>'],
    [
      '<a href="/b">b (nouvelle fenêtre) <b>ici</b></a>',
      '<p><a href="/b">b (nouvelle fenêtre) <b>ici</b></a></p>',
    ],
    ['<a href="/a"></a>b', '<p>b</p>'],
    [
      '<a href="/a"><img src="/b.png"></a>',
      '<p><img src="https://api.medireleve.example/b.png" alt="" loading="lazy" decoding="async"></p>',
    ],
    ['<a href="/a"><p>b</p></a>', '<p><a href="/a">b</a></p>'],
    ['<a href="/a"><p>b</p><p>c</p>', '<p>b</p><p>c</p>'],
    [
      '<a href="/a">b<span><a href="/c">d</a></span></a>',
      '<p><a href="/a">b</a><a href="/c">d</a></p>',
    ],
    [
      '<h2 id="x">A</h2><a href="#x">b</a> <a href="#section-a">c</a>',
      '<h2 id="section-a">A</h2><p><a href="#section-a">b</a> <a href="#section-a">c</a></p>',
    ],
    [
      '<a href="#é">a</a><h2 id="é">É</h2><a href="#%C3%A9">b</a>',
      '<p><a href="#section-e">a</a></p><h2 id="section-e">É</h2><p><a href="#section-e">b</a></p>',
    ],
    [
      '<h2>A</h2><a href="#contenu">a</a> <a href="#">b</a> <a href="#%">c</a>',
      '<h2 id="section-a">A</h2><p>a b c</p>',
    ],
  ]);
});

test('a long address that cannot be read is cut', () => {
  const html = htmlOf(`<a href="https://a.fr/${'b'.repeat(5_000)}">c</a>`);
  expect(html).toBe(`<p>c (https://a.fr/${'b'.repeat(186)}…)</p>`);
});

describe('headings', () => {
  rules([
    [
      '<h1>A</h1><h2>B</h2><h4>C</h4>',
      '<h2 id="section-a">A</h2><h3 id="section-b">B</h3><h4>C</h4>',
    ],
    [
      '<h3>A</h3><h6>B</h6><h3>C</h3><h2>D</h2>',
      '<h2 id="section-a">A</h2><h3 id="section-b">B</h3><h2 id="section-c">C</h2><h2 id="section-d">D</h2>',
    ],
    [
      '<h1>1<h2>2<h3>3<h4>4<h5>5<h6>6',
      '<h2 id="section-1">1</h2><h3 id="section-2">2</h3><h4>3</h4><h5>4</h5><h6>5</h6><h6>6</h6>',
    ],
    [
      '<h2>Œuvre d’été : « là »</h2>',
      '<h2 id="section-oeuvre-d-ete-la">Œuvre d’été\u00a0: «\u00a0là\u00a0»</h2>',
    ],
    [
      '<h2>A</h2><h2>a</h2><h2>A 2</h2><h2>A</h2>',
      '<h2 id="section-a">A</h2><h2 id="section-a-2">a</h2><h2 id="section-a-2-2">A 2</h2><h2 id="section-a-3">A</h2>',
    ],
    [
      '<h2>日本</h2><h2>!</h2>',
      '<h2 id="section-sans-nom">日本</h2><h2 id="section-sans-nom-2">!</h2>',
    ],
    ['<h2 id="cookie" name="x">cookie</h2>', '<h2 id="section-cookie">cookie</h2>'],
    ['<h2> <br></h2><h2>\u200b</h2><h2><b></b></h2><p>a</p>', '<p>a</p>'],
    ['<h2><p>A</p></h2>', '<h2 id="section-a">A</h2>'],
    ['<h2>A<p>b</p><p>c</p>', '<h2 id="section-a">A</h2><p>b</p><p>c</p>'],
    [
      '<h2><img src="/a.png"></h2>',
      '<p><img src="https://api.medireleve.example/a.png" alt="" loading="lazy" decoding="async"></p>',
    ],
  ]);

  test('the first two levels make the table of contents', () => {
    const body = safeBody('<h1>A <b>b</b></h1><h2>C</h2><h3>D</h3><h1>E</h1>', origins);
    expect(body?.contents).toEqual([
      { id: 'section-a-b', text: 'A b', parts: [{ id: 'section-c', text: 'C' }] },
      { id: 'section-e', text: 'E', parts: [] },
    ]);
  });

  test('a link of another site in a heading has no hint in the contents', () => {
    const body = safeBody('<h2><a href="https://a.fr">A</a></h2>', origins);
    expect(body?.contents[0]).toEqual({ id: 'section-a', text: 'A', parts: [] });
  });
});

const site = 'https://www.medireleve.example';

test.each([
  ['https://www.ameli.fr', 'https://www.ameli.fr/'],
  [' HTTP://Ameli.fr/é?a=b#c ', 'http://ameli.fr/%C3%A9?a=b#c'],
  // As browsers parse it.
  ['/\t/ameli.fr', 'https://ameli.fr/'],
  ['//www.ameli.fr/x', 'https://www.ameli.fr/x'],
  ['https://www.medireleve.example/annonces?page=2#liste', '/annonces?page=2#liste'],
  ['http://www.medireleve.example', '/'],
  ['https://WWW.medireleve.example:443/blog', '/blog'],
  ['/annonces', '/annonces'],
  ['/blog/a/../b', '/blog/b'],
  ['#contrat', '#contrat'],
  ['mailto:contact@site.example', 'mailto:contact@site.example'],
  [
    'mailto:a@site.example,b@site.example?subject=Été&bcc=c@x.fr',
    'mailto:a@site.example,b@site.example?subject=%C3%89t%C3%A9',
  ],
  ['tel:+33 1 23 45 67 89', 'tel:+33123456789'],
  ['TEL:01.23.45.67.89', 'tel:0123456789'],
  // Addresses that are meant, though they are no URLs.
  ...[
    'www.ameli.fr',
    'ameli.fr',
    'WWW.ameli.fr%20',
    ' \u200bwww.ameli.fr\u00a0\ufeff',
    '%20https://www.ameli.fr',
    'https://www.ameli.fr%E2%80%8B',
    'https://www.ameli.fr\u200b',
    '<https://www.ameli.fr>',
    '« www.ameli.fr »',
    'https:www.ameli.fr',
    'https:/www.ameli.fr',
    'https:///www.ameli.fr',
    'https//www.ameli.fr',
    'https: //www.ameli.fr',
    'https;//www.ameli.fr',
    'htttps://www.ameli.fr',
    'ttps://www.ameli.fr',
    '://www.ameli.fr',
    'www.ameli.fr.',
    'www.ameli.fr, ',
    'https:\\\\www.ameli.fr',
    'http://https://www.ameli.fr',
  ].map((written) => [
    written,
    /www/i.test(written) ? 'https://www.ameli.fr/' : 'https://ameli.fr/',
  ]),
  ['http:/www.ameli.fr/a b?c', 'http://www.ameli.fr/a%20b?c'],
  ['ameli.fr/contrat.pdf', 'https://ameli.fr/contrat.pdf'],
  ['ameli.fr:8080/a', 'https://ameli.fr:8080/a'],
  ['sécu.fr?a=1', 'https://xn--scu-bma.fr/?a=1'],
  ['www.medireleve.example/annonces', '/annonces'],
  ...[
    'contact@site.example',
    ' contact@site.example\u200b',
    'mailto:%20contact@site.example',
    'mailto:contact@site.example%20',
    'MAILTO: contact@site.example',
    'mailto : contact@site.example',
    'mailto://contact@site.example',
    'mailto:mailto:contact@site.example',
    'http://mailto:contact@site.example',
    'mailto:contact%40site.example',
    'mailto:Le%20secrétariat <contact@site.example>',
    'email:contact@site.example',
  ].map((written) => [written, 'mailto:contact@site.example']),
  ['mailto:a@site.example; b@site.example', 'mailto:a@site.example,b@site.example'],
  // Telephone numbers as people write them.
  ...[
    'tel:+33 (0)1 23 45 67 89',
    'tel:+33(0)123456789',
    'tel:(+33) 1 23 45 67 89',
    'tel:+ 33 1 23 45 67 89',
    'phone:+33123456789',
    'tel:+330123456789',
    'tel:0033 1 23 45 67 89',
    'tel:00 33 (0) 1 23 45 67 89',
    'tel:33 1 23 45 67 89',
    'tel:%2B33%201%2023%2045%2067%2089',
    'tel://+33-1-23-45-67-89',
    'tel:+33\u00a01\u202f23‑45–67.89',
    'callto:+33123456789',
    '+33 (0)1 23 45 67 89',
    '0033123456789',
  ].map((written) => [written, 'tel:+33123456789']),
  ...[
    'tel:01/23/45/67/89',
    'tel:Cabinet : 01 23 45 67 89',
    'tel:01 23 45 67 89 (secrétariat)',
    'tel:0123456789;ext=12',
    'Tél. : 01 23 45 67 89',
    'téléphone : 01 23 45 67 89',
    '01.23.45.67.89',
    '01 23 45 67 89',
  ].map((written) => [written, 'tel:0123456789']),
  ['tel:15', 'tel:15'],
  ['tel:3966', 'tel:3966'],
  ['3966', 'tel:3966'],
  ['116 117', 'tel:116117'],
  ['tel:0 800 123 456', 'tel:0800123456'],
  ['tel:0262 12 34 56', 'tel:0262123456'],
  ['tel:+262 (0)262 12 34 56', 'tel:+262262123456'],
  ['tel:+5900590123456', 'tel:+590590123456'],
  ['tel:+687 12 34 56', 'tel:+687123456'],
  ['+41 22 123 45 67', 'tel:+41221234567'],
])('%j is normalized to %s', (written = '', address = '') => {
  expect(normalizeLink(written, site)).toBe(address);
  expect(normalizeLink(address, site)).toBe(address);
});

const escapeAll = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
/** A line break, and its escapes within escapes. */
const escapesOf = (lineBreak: string) => {
  const once = [escapeAll(lineBreak), encodeURIComponent(lineBreak)];
  const twice = once.flatMap((text) => [escapeAll(text), encodeURIComponent(text)]);
  const thrice = twice.flatMap((text) => [escapeAll(text), encodeURIComponent(text)]);
  return [lineBreak, ...once, ...twice, ...thrice].flatMap((text) => [text, `%${text}`]);
};

test.each(['\r\n', '\n', '\r', '\v', '\f', '\0', '\x85', '\u2028', '\u2029'])(
  'the subject of a message has no line break, however often it is escaped: %j',
  (lineBreak) => {
    for (const written of escapesOf(lineBreak)) {
      const link = normalizeLink(
        `mailto:a@b.fr?subject=A${written}To: c@d.fr&body=${written}`,
        site,
      );
      expect(link).toMatch(/^mailto:a@b\.fr\?subject=A[^&?#]*To[^&?#]*$/);
      const decoded = [1, 2, 3, 4].reduce((text) => decodeUri(text) ?? text, link ?? '');
      expect(decoded).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }
  },
);

test.each([
  ['Poste%20%C3%A0%20pourvoir', 'Poste%20%C3%A0%20pourvoir'],
  ['Remise+de+100%25', 'Remise%20de%20100%25'],
  ['a%0D%0Ab', 'a%20b'],
  ['%0A', null],
])('the subject %s is %s', (written, subject) => {
  const link = normalizeLink(`mailto:a@b.fr?subject=${written}`, site);
  expect(link).toBe(`mailto:a@b.fr${subject === null ? '' : `?subject=${subject}`}`);
});

test.each(['mailto:a%0A@b.fr', 'mailto:a@b.fr%0D%0ABcc:c@d.fr', 'mailto:a@b.fr%250Ax'])(
  '%s has no address',
  (written) => {
    expect(normalizeLink(written, site)).toBeNull();
  },
);

test.each([
  '',
  'annonces',
  '../annonces',
  'index.html',
  'contrat.pdf?v=2',
  'javascript:alert(1)',
  'jav\tascript:alert(1)',
  '\x01javascript:alert(1)',
  'javascript://www.ameli.fr/%0aalert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://www.ameli.fr/0',
  'file:///etc/passwd',
  'ftp://ameli.fr',
  'intent://x',
  '\\\\ameli.fr',
  '/\\ameli.fr',
  'https://',
  'https://exa mple.fr',
  'https://user@ameli.fr',
  'ameli.fr:secret@site.example',
  'https://user:secret@www.medireleve.example/',
  `https://ameli.fr/${'a'.repeat(2000)}`,
  'mailto:',
  'mailto:contact',
  'mailto:le%20contact@site.example',
  'mailto:?bcc=a@b.fr',
  'tel:*2767*3855%23',
  'tel:1',
  'tel:1-800-FLOWERS',
  'tel:01 23 45 67 8O',
  'tel:01 23 45 67 89 / 06 12 34 56 78',
  'tel:01 23 45 67 89 poste 12',
  `tel:${'1 '.repeat(2_000)}`,
  '12/2027',
  'sms:0123456789',
])('%j is rejected', (written) => {
  expect(normalizeLink(written, site)).toBeNull();
});

test.each([
  'https://www.medireleve.example//ameli.fr',
  'https://www.medireleve.example/.//ameli.fr',
  '/.//ameli.fr',
  '/a/..//ameli.fr',
])('%s stays on the site', (written) => {
  expect(normalizeLink(written, site)).toBe('/ameli.fr');
});

test.each([
  ['https://www.ameli.fr/', true],
  ['http://www.ameli.fr/', true],
  ['/httpdocs', false],
  ['#a', false],
  ['mailto:a@b.fr', false],
  ['tel:112', false],
])('whether %s leaves the site: %s', (address, leaves) => {
  expect(leavesSite(address)).toBe(leaves);
});
