import type { Attack } from './attack';

const many = (text: string, times: number) => text.repeat(times);

/** What leaves its column, covers the page or pushes it around. */
export const layout: readonly Attack[] = [
  [
    'ends of the page',
    '</div></article></main></body></html><footer>Faux pied de page</footer>',
    'ours',
  ],
  ['ends of the page, many', `${many('</div></section></article></main>', 50)}<p>x</p>`, 'ours'],
  ['a table that closes the column', '<table><div><table></table></div></table><p>x</p>', 'HTML'],
  [
    'a table that closes the column, twice',
    `${many('<table><div>', 2)}${many('<table></table></div></table>', 2)}</div><p>x</p>`,
    'HTML',
  ],
  [
    'a table in a link that closes it',
    '<table><tr><a href="/"><div><table><tr><td>x</td></tr></table></div></a></tr></table></div><p>x</p>',
    'HTML',
  ],
  ['a paragraph that closes a list', '<ul><p></li></ul></p></div><p>x</p>', 'HTML'],
  [
    'a button that closes itself',
    '<button><div><button></button></div></button></div></div><p>x</p>',
    'HTML',
  ],
  ['a form that is not closed', '<form></div><input></form></div><p>x</p>', 'HTML'],
  ['a heading in a heading', '<h2><div><h3></h2></div></h3></div></article><p>x</p>', 'HTML'],
  ['bold text that is not closed', '<b><i><u><font size=7 color=red><big><center>', 'HTML'],
  ['a link that is not closed', '<a href="https://attacker.example/"><p>x</p><p>y</p>', 'HTML'],
  ['a text area that is not closed', '<textarea rows=99 cols=999>', 'HTML'],
  ['a select that is not closed', '<select size=99><option>', 'HTML'],
  ['a title that is not closed', '<title>', 'HTML'],
  ['a script that is not closed', '<script>', 'HTML'],
  ['a comment that is not closed', '<!--', 'HTML'],
  [
    'a fixed cover',
    '<div style="position:fixed;inset:0;background:#fff">x</div><p style="margin:-400px">x</p>',
    'ours',
  ],
  [
    'a giant picture',
    '<img src="https://pictures.example/a.png" width=99999 height=99999 style="width:9999px;height:9999px;max-width:none">',
    'ours',
  ],
  [
    'a giant picture within bounds',
    '<img src="https://pictures.example/a.png" width=10000 height=10000 alt=x><img src=x style="width:9999px;max-width:none">',
    'ours',
  ],
  [
    'a giant table',
    `<table width=9999 cellpadding=500><tr>${many('<td width=500 nowrap>x', 60)}</table>`,
    'ours',
  ],
  [
    'a table with giant cells',
    `<table><tr><td colspan=1000 rowspan=65000 height=9999 width=5000>x</td></tr>${many('<tr><td>x', 5)}</table>`,
    'ours',
  ],
  ['a giant rule', '<hr width=99999 size=9999 noshade>', 'ours'],
  ['a giant font', '<font size=99 style="font-size:900px">x</font>', 'ours'],
  ['a giant word', `<p>${many('remplacement', 500)}</p>`, 'ours'],
  [
    'a giant word in a cell',
    `<table><tr><td>${many('remplacement', 500)}</td></tr></table>`,
    'ours',
  ],
  ['a giant word in code', `<pre><code>${many('remplacement', 500)}</code></pre>`, 'ours'],
  ['a giant line of no-break spaces', `<p>x${many('&nbsp;', 2000)}y</p>`, 'ours'],
  ['a giant text without a break', `<p><nobr>${many('mot ', 800)}</nobr></p>`, 'ours'],
  ['a giant summary', `<details open><summary>${many('x', 3000)}</summary>y</details>`, 'ours'],
  ['a giant caption', `<table><caption>${many('x', 3000)}</caption><tr><td>y</table>`, 'ours'],
  ['a giant heading', `<h2>${many('x', 3000)}</h2>`, 'ours'],
  ['quotations without end', `${many('<blockquote>', 200)}x`, 'ours'],
  ['lists without end', `${many('<ul><li>', 200)}x`, 'ours'],
  ['tables without end', `${many('<table><tr><td>', 60)}x`, 'ours'],
  [
    'figures without end',
    `${many('<figure>', 150)}<img src="https://pictures.example/a.png" alt=x>`,
    'ours',
  ],
  ['superscripts without end', `<p>${many('<sup>', 200)}x</p>`, 'ours'],
  ['a marquee', '<marquee width=3000 height=2000 scrollamount=99><h1>x</h1></marquee>', 'OWASP'],
  [
    'a blinking text',
    '<blink style="position:absolute;top:0;left:0;font-size:99px">x</blink>',
    'OWASP',
  ],
  [
    'a dialog',
    '<dialog open style="position:fixed;top:0;max-width:none;width:3000px">x</dialog>',
    'ours',
  ],
  [
    'a popover',
    '<div popover=manual id=p style="width:3000px">x</div><button popovertarget=p>y</button>',
    'ours',
  ],
  [
    'an order turned around',
    '<p>\u202etpircs\u202c</p><p>\u202e\u202e\u202e</p></div>',
    'CVE-2021-42574',
  ],
  [
    'an order turned around, in references',
    '<p>&#x202e;x</p><p>&#8238;y</p></div>',
    'CVE-2021-42574',
  ],
  [
    'an order turned around by an element',
    '<bdo dir=rtl>x</bdo></div></div><p dir=rtl>y</p>',
    'Unicode',
  ],
  ['isolates that do not end', `<p>${many('\u2067', 200)}x</p></article>`, 'CVE-2021-42574'],
  [
    'marks piled up',
    `<h2 style="margin-top:-99px">T${many('\u0301\u0327', 500)}</h2><p>${many(`a${many('\u030d', 60)}`, 40)}</p>`,
    'Unicode',
  ],
  ['a page in a language of the right', '<html dir=rtl><body dir=rtl>x', 'Unicode'],
  ['a negative list', '<ol start=-99999999999999999999><li value=1e99>x</ol></div>', 'ours'],
  ['a ruby', `<ruby>x<rt>${many('x', 900)}</rt></ruby></main>`, 'ours'],
  ['a frame set', '<frameset rows="100%"><frame src="about:blank"></frameset>', 'HTML'],
  [
    'an element of ours',
    '<div id="contenu" class="prose" role="main" aria-hidden="true" hidden>x</div></div>',
    'ours',
  ],
];
