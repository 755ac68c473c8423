import type { Attack } from './attack';

/** Characters that filters and browsers do not see alike. */
export const encodings: readonly Attack[] = [
  ['a null in a tag name', '<scr\0ipt>alert(1)</scr\0ipt>', 'OWASP'],
  ['a null before a tag name', '<\0script>alert(1)</script>', 'html5sec'],
  ['a null before an attribute', '<img src=x \0onerror=alert(1) onerror=alert(1)>', 'html5sec'],
  ['a null in an attribute name', '<img src=x on\0error=alert(1) onerror=alert(1)>', 'html5sec'],
  ['a null in an address', '<a href="java\0script:alert(1)">x</a>', 'OWASP'],
  [
    'a null in a handler',
    '<img src=x onerror="\0alert(1)" onload=1 ><p onclick="alert(1)\0">x</p>',
    'OWASP',
  ],
  ['a null in a comment', '<!-\0-><img src=x onerror=alert(1)>-->', 'html5sec'],
  [
    'a vertical tab as a space',
    '<img\x0bsrc=x\x0bonerror=alert(1)><img src=x\x0b onerror=alert(1)>',
    'html5sec',
  ],
  ['a no-break space as a space', '<img src=x\u00a0 onerror=alert(1)>', 'Unicode'],
  ['a line separator as a space', '<img src=x\u2028 onerror=alert(1)>', 'Unicode'],
  ['a mark of byte order', '\ufeff<script>alert(1)</script>', 'html5sec'],
  ['UTF-7', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-', 'OWASP'],
  ['US-ASCII of seven bits', '\u00bcscript\u00bealert(1)\u00bc/script\u00be', 'OWASP'],
  ['wide brackets', '＜script＞alert(1)＜/script＞', 'Unicode'],
  [
    'brackets of other scripts',
    '‹img src=x onerror=alert(1)›〈img src=x onerror=alert(1)〉',
    'Unicode',
  ],
  ['a combining mark on a bracket', '<img src=x onerror="alert(1)"\u0338>', 'Unicode'],
  ['half of a pair', '\ud83d<img src=x onerror=alert(1)>\udc00', 'Unicode'],
  ['half of a pair in an attribute', '<img src=x alt="\ud83d" onerror=alert(1)>', 'Unicode'],
  ['a dotless i', '<scrıpt>alert(1)</scrıpt><ſcript>alert(1)</ſcript>', 'PortSwigger'],
  ['an end of text', 'x\x1a<img src=x onerror=alert(1)>\x04', 'html5sec'],
  [
    'a reference to a null',
    '<a href="java&#0;script:alert(1)">x</a>&#0;<img src=x onerror=alert(1)>',
    'HTML',
  ],
  ['a reference out of range', '&#x110000;<img src=x onerror=alert(1)>&#xd800;&#x80;', 'HTML'],
  [
    'a reference with many zeros',
    `<a href="javascript&#${'0'.repeat(300)}58;alert(1)">x</a>`,
    'OWASP',
  ],
  ['an escape of a terminal', '\x1b[31m<img src=x onerror=alert(1)>', 'ours'],
];
