import sanitizeHtml, { type IOptions } from 'sanitize-html';
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
];

// Their content is no readable text: code, data, or the fallback of something that is dropped.
const dropped = [
  'applet',
  'button',
  'canvas',
  'datalist',
  'math',
  'meter',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'optgroup',
  'option',
  'plaintext',
  'progress',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xmp',
];

/** The allow-list: only what an editor needs to write a text. */
const allowed: IOptions = {
  allowedTags: [
    ...phrases.keys(),
    ...headings,
    ...['a', 'blockquote', 'br', 'div', 'hr', 'p', 'pre', 'wbr'],
    ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
    ...['details', 'summary'],
    ...['figcaption', 'figure', 'img', 'picture'],
    ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
    // They become links to their media.
    ...['audio', 'iframe', 'source', 'video'],
  ],
  allowedAttributes: {
    ...Object.fromEntries([...phrases.keys()].map((name) => [name, ['dir', 'lang']])),
    ...Object.fromEntries(headings.map((name) => [name, ['id']])),
    a: ['href'],
    abbr: ['dir', 'lang', 'title'],
    acronym: ['dir', 'lang', 'title'],
    audio: ['src'],
    iframe: ['src'],
    img: ['alt', 'height', 'src', 'srcset', 'width'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    source: ['height', 'media', 'src', 'srcset', 'width'],
    td: cell,
    th: cell,
    time: ['datetime', 'dir', 'lang'],
    video: ['src'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  selfClosing: ['br', 'hr', 'img', 'source', 'wbr'],
  nonTextTags: dropped,
  // Deeper than any post; deeper elements are replaced by their text.
  nestingLimit: 60,
  transformTags: {
    ...Object.fromEntries(blocks.map((name) => [name, 'div'])),
    dir: 'ul',
    menu: 'ul',
    listing: 'pre',
    '*': (tagName, attribs) => ({ tagName, attribs: withoutLongValues(attribs) }),
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
  return sanitizeHtml(boundedContent(content), { ...allowed, ...withoutNestedLinks() });
}

/** Reduces a link inside another to its words, because a parser would close the outer one. */
function withoutNestedLinks(): IOptions {
  // For each open element, whether it is a link or a phrase of one.
  const open: boolean[] = [];
  const tag = (tagName: string, attribs: Attributes) => ({ tagName, attribs });
  return {
    onOpenTag: (name) => open.push(name === 'a' || (phrases.has(name) && open.at(-1) === true)),
    onCloseTag: () => open.pop(),
    transformTags: {
      ...allowed.transformTags,
      a: (name, attributes) => (open.at(-2) ? tag('span', {}) : tag(name, attributes)),
    },
  };
}
