import type { Attack } from './attack';

/** HTML that means something else once it has been parsed, written and parsed again. */
export const mutations: readonly Attack[] = [
  [
    'a style in a formula',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    'Bentkowski',
  ],
  [
    'a form in a formula',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    'Bentkowski',
  ],
  [
    'a form in a formula, for good',
    '<form id="x"><div></form><form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)></style>',
    'Cure53',
  ],
  [
    'an end of paragraph in a drawing',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    'Bentkowski',
  ],
  [
    'an end of line in a drawing',
    '<svg></br><style><a id="</style><img src=1 onerror=alert(1)>">',
    'Bentkowski',
  ],
  [
    'a paragraph in a formula',
    '<math><p><style><!--</style><img src=x onerror=alert(1)>--></style></p></math>',
    'Cure53',
  ],
  [
    'a style in a drawing in a formula',
    '<math><mi><svg><style><a title="</style><img src onerror=alert(1)>">x</a></style></svg></mi></math>',
    'Cure53',
  ],
  [
    'a noscript with a title',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    'Cure53',
  ],
  [
    'a noscript with a style',
    '<noscript><style></noscript><img src=x onerror=alert(1)></style></noscript>',
    'Cure53',
  ],
  [
    'a noscript with a comment',
    '<noscript><!-- </noscript><img src=x onerror=alert(1)> --></noscript>',
    'Cure53',
  ],
  [
    'a noscript closed by its parent',
    '<div><noscript></div><img src=x alt="</noscript><img src=x onerror=alert(1)>">',
    'sanitize-html',
  ],
  ['an xmp with a title', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>', 'Cure53'],
  [
    'an xmp with a drawing',
    '<svg><xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp></svg>',
    'sanitize-html',
  ],
  [
    'a text area with a title',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    'Cure53',
  ],
  [
    'a text area in a drawing',
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    'sanitize-html',
  ],
  [
    'a text area closed with a slash',
    '<textarea>x</textarea/><img src=x onerror=alert(1)>',
    'sanitize-html',
  ],
  [
    'a title with a title',
    '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
    'Cure53',
  ],
  [
    'a noembed with a title',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    'Cure53',
  ],
  [
    'a noframes with a title',
    '<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>',
    'Cure53',
  ],
  [
    'a frame with a title',
    '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>',
    'sanitize-html',
  ],
  [
    'frames in frames',
    '<iframe><iframe><iframe><p title="</iframe><img src=x onerror=alert(1)>">',
    'sanitize-html',
  ],
  [
    'a style with a title',
    '<style><p title="</style><img src=x onerror=alert(1)>"></style>',
    'Cure53',
  ],
  [
    'an option with references',
    '<select><option>&lt;img src=x onerror=alert(1)&gt;</option></select><img src=x onerror=alert(1)>',
    'sanitize-html',
  ],
  [
    'a listing that loses a line',
    '<listing>&lt;img src=x onerror=alert(1)&gt;</listing><img src=x onerror=alert(1)>',
    'Cure53',
  ],
  [
    'back quotes in a text',
    '<p title="``onclick=alert(1)">x</p><img src="x` `<script>alert(1)</script>"` `>',
    'html5sec',
  ],
  [
    'a table in a link in a table',
    '<table><a href="x"><table><img src=x onerror=alert(1)></table></a></table>',
    'HTML',
  ],
  [
    'a select in a select',
    '<select><p><select><img src=x onerror=alert(1)></select></select>',
    'Cure53',
  ],
  [
    'a template with a drawing',
    '<svg><template><style><a id="</style><img src=1 onerror=alert(1)>">',
    'Cure53',
  ],
  [
    'too deep for a parser',
    `${'<div>'.repeat(600)}<svg><style><a title="</style><img src onerror=alert(1)>"></style>`,
    'Cure53',
  ],
  [
    'too deep for a formula',
    `${'<b>'.repeat(510)}<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"><img src=x onerror=alert(1)>`,
    'Cure53',
  ],
  ['a comment in a comment', '<!-- <!-- --!> <img src=x onerror=alert(1)> -->', 'HTML'],
  [
    'a comment in a style in a formula',
    '<math><style><!--</style><a title="--><img src=x onerror=alert(1)>">',
    'Cure53',
  ],
];
