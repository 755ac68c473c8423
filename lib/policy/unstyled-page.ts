const rule = ':where(body>*){content-visibility:auto}';

/**
 * The script before the style sheets of a page, which keeps a browser that is asked where something is
 * before they are there (a finger on the screen is enough) from laying out the whole page without
 * them, and then again with them: only what is in sight is. Any rule of theirs goes before its own.
 * A style sheet that a script makes needs no `unsafe-inline` of the policy.
 *
 * @see https://drafts.csswg.org/css-contain-2/#content-visibility
 * @see https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
 */
export const unstyledPageScript = [
  '{const sheet=new CSSStyleSheet();',
  `sheet.replaceSync("${rule}");`,
  'document.adoptedStyleSheets=[sheet]}',
].join('');
