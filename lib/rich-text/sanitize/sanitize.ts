import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { elementAttribute } from '@/lib/rich-text/dialects/element-name';
import { phrases } from '@/lib/rich-text/phrases';

type Attributes = Record<string, string>;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const cell = ['colspan', 'rowspan', 'scope'];

// Obsolete, or part of the structure of a page: treated as blocks.
const blocks = [
  'address',
  'article',
  'aside',
  'center',
  'dialog',
  'fieldset',
  'footer',
  'form',
  'header',
  'hgroup',
  'legend',
  'main',
  'nav',
  'section',
  'template',
];

// Their content is no readable text: code, data, or the fallback of something that becomes a link.
const dropped = ['datalist', 'noembed', 'noframes', 'script', 'style', 'title'];

// Without content, and without meaning outside of their place.
const ignored = ['base', 'col', 'colgroup', 'link', 'meta', 'param', 'rp', 'track'];

const semantic = [
  ...phrases.keys(),
  ...headings,
  ...['a', 'blockquote', 'br', 'div', 'hr', 'p', 'pre', 'wbr'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['details', 'summary'],
  ...['figcaption', 'figure', 'img', 'picture'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  // They become links to their media.
  ...['audio', 'iframe', 'source', 'video'],
];

/** Elements that stay what they are; any other becomes a `span` with its name. */
const known: ReadonlySet<string> = new Set([...semantic, ...dropped, ...ignored]);

/** The allow-list: only what an editor needs to write a text, and what the dialects of editors say it with. */
const allowed: IOptions = {
  allowedTags: semantic,
  allowedAttributes: {
    // Read by `fromDialects`; `layOut` writes none of them.
    '*': [
      ...['class', 'style', 'data-*', 'role', 'title', 'label', 'alt', 'name', 'id'],
      ...['aria-checked', 'aria-label', 'aria-level', 'aria-roledescription'],
      ...['checked', 'data', 'encoding', 'href', 'src', 'type', 'url', 'value', 'videoid'],
    ],
    ...Object.fromEntries([...phrases.keys()].map((name) => [name, ['dir', 'lang']])),
    img: ['height', 'srcset', 'width'],
    ol: ['reversed', 'start'],
    source: ['height', 'media', 'srcset', 'width'],
    td: cell,
    th: cell,
    time: ['datetime', 'dir', 'lang'],
  },
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  selfClosing: ['br', 'hr', 'img', 'source', 'wbr'],
  nonTextTags: dropped,
  // Deeper than any post; deeper elements are replaced by their text.
  nestingLimit: 60,
  transformTags: {
    ...Object.fromEntries(blocks.map((name) => [name, 'div'])),
    dir: 'ul',
    menu: 'ul',
    select: 'ul',
    option: 'li',
    // Of AMP, and of HTML before 2.0.
    'amp-audio': 'audio',
    'amp-iframe': 'iframe',
    'amp-img': 'img',
    'amp-video': 'video',
    image: 'img',
    ...Object.fromEntries(['listing', 'plaintext', 'textarea', 'xmp'].map((name) => [name, 'pre'])),
    '*': (tagName, attribs) => {
      const short = withoutLongValues(attribs);
      return known.has(tagName)
        ? { tagName, attribs: short }
        : { tagName: 'span', attribs: { ...short, [elementAttribute]: tagName } };
    },
  },
};

// Longer than any URL; data: URLs are dropped anyway. Some checks of sanitize-html take quadratic time in
// the length of a value.
const maxValue = 4096;

function withoutLongValues(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value.length <= maxValue),
  );
}

// The parser takes quadratic time in the number of open and of closed tags.
const maxTags = 10_000;

/** The beginning of a content, up to a maximum of tags that no post reaches. */
function boundedContent(content: string): string {
  let end = -1;
  for (let tags = 0; tags <= maxTags; tags += 1) {
    end = content.indexOf('<', end + 1);
    if (end === -1) return content;
  }
  return `${content.slice(0, end)}…`;
}

/**
 * Reduces HTML to the allow-list, with every tag closed, by sanitize-html. The result is input for
 * `layOut`, not for display.
 */
export function sanitize(content: string): string {
  return sanitizeHtml(boundedContent(content), { ...allowed, ...withContext() });
}

/** What depends on the elements around one. */
function withContext(): IOptions {
  // For each open element, whether it is a link or a phrase of one.
  const open: boolean[] = [];
  let drawings = 0;
  const tag = (tagName: string, attribs: Attributes) => ({ tagName, attribs });
  return {
    onOpenTag: (name) => {
      open.push(name === 'a' || (phrases.has(name) && open.at(-1) === true));
      if (name === 'svg') drawings += 1;
    },
    onCloseTag: (name) => {
      open.pop();
      if (name === 'svg') drawings -= 1;
    },
    transformTags: {
      ...allowed.transformTags,
      // A parser would close the outer link.
      a: (name, attributes) => (open.at(-2) ? tag('span', {}) : tag(name, attributes)),
      // The name of a drawing, or of a document.
      title: (name, attributes) => tag(drawings > 0 ? 'desc' : name, attributes),
    },
  };
}
