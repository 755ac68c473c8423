/** The elements and attributes of a body, independent of the code under test; any of them may have `dir`. */
const phrase = 'lang';
const allowed: Record<string, string> = {
  a: 'href id rel target',
  abbr: `${phrase} title`,
  b: phrase,
  bdi: phrase,
  blockquote: '',
  br: '',
  caption: '',
  cite: phrase,
  code: phrase,
  dd: '',
  del: phrase,
  details: '',
  dfn: phrase,
  dl: '',
  dt: '',
  em: phrase,
  figcaption: '',
  figure: 'aria-label role',
  h2: 'id',
  h3: 'id',
  h4: '',
  h5: '',
  h6: '',
  hr: '',
  i: phrase,
  img: 'alt decoding height loading sizes src srcset width',
  ins: phrase,
  kbd: phrase,
  li: 'id value',
  mark: phrase,
  ol: 'reversed start type',
  p: 'id',
  picture: '',
  pre: '',
  q: phrase,
  s: phrase,
  samp: phrase,
  section: 'aria-label class tabindex',
  small: phrase,
  source: 'height media srcset width',
  span: `${phrase} class`,
  strong: phrase,
  sub: phrase,
  summary: '',
  sup: `${phrase} id`,
  table: '',
  tbody: '',
  td: 'colspan rowspan',
  tfoot: '',
  th: 'colspan rowspan scope',
  thead: '',
  tr: '',
  ul: '',
  var: phrase,
  wbr: '',
};

const values: Record<string, RegExp> = {
  reversed: /^$/,
  dir: /^(?:rtl|ltr|auto)$/,
  class: /^rich-text-(?:hint|table)$/,
  height: /^\d{1,5}$/,
  href: /^(?:https?:\/\/|\/(?!\/)|#section-|mailto:|tel:)/,
  id: /^section-[a-z0-9-]+$/,
  media: /^\((?:max|min)-width: ?[\d.]+(?:px|r?em)\)$/,
  rel: /^noopener noreferrer$/,
  role: /^figure$/,
  src: /^https:\/\//,
  tabindex: /^0$/,
  target: /^_blank$/,
  width: /^\d{1,5}$/,
};

/** Parses a page with a body as a browser does: the body, and the HTML around it. */
export function parsePage(html: string): { body: Element | null; around: string } {
  const page = new DOMParser().parseFromString(
    `<!doctype html><body><main><article><div>${html}</div></article></main><footer></footer>`,
    'text/html',
  );
  const body = page.querySelector('article > div');
  const around = page.body.cloneNode(true) as Element;
  around.querySelector('article > div')?.replaceChildren();
  return { body, around: around.innerHTML };
}

/** The HTML around an empty body. */
export const emptyAround = '<main><article><div></div></article></main><footer></footer>';

/** Serializes a DOM tree as `writeHtml` serializes hast. */
export function writeTree(parent: Node | null): string {
  return [...(parent?.childNodes ?? [])]
    .map((node) => (node instanceof Element ? writeElement(node) : escapeText(node.nodeValue)))
    .join('');
}

function writeElement(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    name === 'reversed' ? ' reversed' : ` ${name}="${escapeValue(value)}"`,
  );
  const start = `<${element.localName}${attributes.join('')}>`;
  const isVoid = ['br', 'hr', 'img', 'source', 'wbr'].includes(element.localName);
  return isVoid ? start : `${start}${writeTree(element)}</${element.localName}>`;
}

function escapeText(text: string | null): string {
  return (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

/** The elements, attributes and values of a body that are not allowed. */
export function unexpectedIn(body: Element | null): string[] {
  return [...(body?.querySelectorAll('*') ?? [])].flatMap((element) => {
    const names = allowed[element.localName]?.concat(' dir').split(' ');
    const html = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (names === undefined || !html) return [element.localName];
    return [...element.attributes]
      .filter(({ name, value }) => !names.includes(name) || values[name]?.test(value) === false)
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`);
  });
}
