const rule = ':where(body>*){content-visibility:auto}';

/**
 * The inline script before the style sheets of a page. When a browser needs the position of an element
 * before they are loaded (a touch is enough), it would lay out the whole page without them, and again
 * with them; with this rule it lays out the viewport only. `:where` has no specificity: any rule of the
 * style sheets wins. A constructed style sheet needs no `unsafe-inline` in the policy.
 *
 * @see https://drafts.csswg.org/css-contain-2/#content-visibility
 * @see https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
 */
export const unstyledLayoutScript = [
  '{const sheet=new CSSStyleSheet();',
  `sheet.replaceSync("${rule}");`,
  'document.adoptedStyleSheets=[sheet]}',
].join('');

const styleSheet = '<link rel="stylesheet"';
const script = `<script>${unstyledLayoutScript}</script>`;

/** Skips most of the layout of a whole page until its style sheets are loaded. */
export function skipUnstyledLayout(html: string): string {
  return html.includes(script) ? html : html.replace(styleSheet, `${script}$&`);
}
