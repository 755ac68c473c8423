import type { Attack } from './attack';

/** Constructs that browsers and sanitisers read differently. */
export const parsing: readonly Attack[] = [
  ['a comment that ends at once', '<!--><img src=x onerror=alert(1)>-->', 'html5sec'],
  ['a comment that ends at once, with a dash', '<!---><img src=x onerror=alert(1)>-->', 'html5sec'],
  ['a comment with an exclamation mark', '<!-- --!><img src=x onerror=alert(1)>-->', 'HTML'],
  ['a comment with a false end', '<!-- -- ><img src=x>--><img src=x onerror=alert(1)>', 'HTML'],
  ['a comment of two dashes', '<!-- sometext -- --><img src=x onerror=alert(1)>', 'html5sec'],
  [
    'a comment of Internet Explorer',
    '<!--[if gte IE 4]><script>alert(1)</script><![endif]--><![if !IE]><script>alert(1)</script><![endif]>',
    'OWASP',
  ],
  ['a false comment', '<! foo="><img src=x onerror=alert(1)>">', 'html5sec'],
  ['a false end tag', '</ foo="><img src=x onerror=alert(1)>">', 'html5sec'],
  ['a false instruction', '<? foo="><img src=x onerror=alert(1)>">', 'html5sec'],
  [
    'a false instruction of XML',
    '<?xml version="1.0"?><?x ><script>alert(1)</script>?>',
    'html5sec',
  ],
  ['a percent sign', '<% foo><x foo="%><script>alert(1)</script>">', 'html5sec'],
  ['a CDATA section', '<![CDATA[<img src=x onerror=alert(1)>]]>', 'html5sec'],
  ['a CDATA section with an early end', '<![CDATA[><img src=x onerror=alert(1)>]]>', 'html5sec'],
  [
    'a CDATA section in a drawing',
    '<svg><![CDATA[><image href=x onerror=alert(1)></svg>]]><img src=x onerror=alert(1)>',
    'html5sec',
  ],
  ['a document type', '<!DOCTYPE x [<!ENTITY y "<img src=x onerror=alert(1)>">]>&y;', 'html5sec'],
  [
    'a data island',
    '<xml id=x><a><b>&lt;img src=x onerror=alert(1)&gt;</b></a></xml><span datasrc=#x datafld=b dataformatas=html onclick=alert(1)>x</span>',
    'OWASP',
  ],
  [
    'a template',
    '<template><img src=x onerror=alert(1)></template><img src=x onerror=alert(1)>',
    'Cure53',
  ],
  [
    'a template with a shadow',
    '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
    'Cure53',
  ],
  ['a noscript', '<noscript><img src=x></noscript><script>alert(1)</script>', 'html5sec'],
  ['plain text', '<plaintext><img src=x onerror=alert(1)>', 'html5sec'],
  ['a tag that does not end', '<img src=x onerror=alert(1) ', 'OWASP'],
  ['a tag that does not end, before another', '<img src="x" onerror="alert(1)" <p>x</p>', 'OWASP'],
  ['an attribute that does not end', '<p title="<img src=x onerror=alert(1)>', 'Zalewski'],
  ['an attribute in an end tag', '</p onclick=alert(1)><img src=x onerror=alert(1)>', 'HTML'],
  [
    'a bracket in a name',
    '<a<b onclick=alert(1)>x</a<b><img src=x onerror=alert(1)>',
    'PortSwigger',
  ],
  ['a bracket in a value', '<p title=a>b onclick="alert(1)"><img src=x onerror=alert(1)>', 'HTML'],
  [
    'quotes of the other kind',
    "<p title='\"><img src=x onerror=alert(1)>'>x</p><img src=x onerror=alert(1)>",
    'HTML',
  ],
  ['an empty name', '< img src=x onerror=alert(1)><\u00a0script>alert(1)</script>', 'OWASP'],
  [
    'references that look like tags',
    '&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;img src=x onerror=alert(1)&amp;gt;',
    'OWASP',
  ],
  ['a reference without an end', '&ltscript&gtalert(1)&lt/script&gt', 'OWASP'],
  ['a reference in a heading', '<h2>&lt;img src=x onerror=alert(1)&gt;</h2>', 'ours'],
  [
    'a reference in the name of a table',
    '<table><caption>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</caption><tr><td>x</td></tr></table>',
    'ours',
  ],
  [
    'a reference in a description',
    '<img src="https://pictures.example/a.png" alt="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    'ours',
  ],
  [
    'a reference in an abbreviation',
    '<abbr title="&quot; onclick=&quot;alert(1)">x</abbr>',
    'ours',
  ],
];
