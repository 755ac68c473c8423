import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { cut, sentence } from '@/lib/french/text';
import { decodeUri } from '@/lib/runtime/decode-uri';

/** The values of `<meta name>` and `<meta property>` in the head, by name in lower case, in their order. */
type Metas = Map<string, string[]>;

/** Facts for search engines and social networks. Texts are empty where a page has none. */
export type PageFacts = ReturnType<typeof readPage>;

/**
 * Reads a page as browsers do, without `<noscript>`, `<template>` and `<svg>`, and its `X-Robots-Tag`. A title, link or
 * meta that is parsed into the body counts as absent, as for search engines.
 */
export function readPage(html: string, robotsHeader: string) {
  const tree = fromHtml(html);
  const ignored = new Set(selectAll('svg *, noscript *', tree));
  const elements = (selector: string) =>
    selectAll(selector, tree).filter((element) => !ignored.has(element));
  const texts = (selector: string) => elements(selector).map((one) => spaced(textOf(one)));
  const titles = texts('head title');
  const canonicals = elements('head link')
    .filter((link) => /(?:^|\s)canonical(?:\s|$)/i.test(attribute(link, 'rel')))
    .map((link) => attribute(link, 'href'));
  const metas: Metas = new Map();
  for (const meta of elements('head meta')) {
    const name = (attribute(meta, 'property') || attribute(meta, 'name')).toLowerCase();
    metas.set(name, [...(metas.get(name) ?? []), spaced(attribute(meta, 'content'))]);
  }
  return {
    titles,
    /** The title that counts; so for the canonical and the description. */
    title: firstOf(titles),
    canonicals,
    canonical: firstOf(canonicals),
    descriptions: metas.get('description') ?? [],
    description: metaOf({ metas }, 'description'),
    metas,
    /** Language of the document. */
    lang: firstOf(elements('html').map((root) => attribute(root, 'lang'))),
    /** The texts of its `<h1>`. */
    headings: texts('h1'),
    /** The blocks of JSON-LD, as written. */
    scripts: elements('script')
      .filter((script) => attribute(script, 'type').toLowerCase() === 'application/ld+json')
      .map(textOf),
    ...readParts(elements),
    robotsHeader,
    closedBy: closingTags(metas, robotsHeader),
  };
}

/** The links of a page and the pictures of the texts that editors wrote, below their headings, and its ids. */
function readParts(elements: (selector: string) => Element[]) {
  // components/rich-text
  const written = new Set(elements('[class*="richText"] *'));
  const telling = new Set(elements('figure:has(figcaption) img, a[href] img'));
  const links = [];
  const pictures = [];
  let place = 'En-tête';
  for (const one of elements('h1, h2, h3, h4, h5, h6, a[href], img')) {
    const name = nameOf(one);
    if (one.tagName === 'a') links.push({ place, href: attribute(one, 'href'), name });
    else if (one.tagName !== 'img') place = name;
    else if (written.has(one)) {
      const src = attribute(one, 'src');
      // The site may send it at an address of its own.
      const file = (decodeUri(src) ?? src).replace(/^data:.*|^.*\/|[?&#].*$/gs, '');
      const alt = one.properties.alt ?? null;
      pictures.push({ place, name: cut(file, 60) || 'sans nom', alt, isTelling: telling.has(one) });
    }
  }
  return { links, pictures, ids: new Set(elements('[id]').map((one) => attribute(one, 'id'))) };
}

/** What is read of a link or a heading: its words, or the alternatives of its pictures. */
function nameOf(source: Element): string {
  const alternatives = selectAll('img', source).map((image) => attribute(image, 'alt'));
  return cut(textOf(source).trim() || alternatives.join(' '), 80);
}

function attribute({ properties }: Element, name: string): string {
  const value = properties[name] ?? '';
  return (Array.isArray(value) ? value.join(' ') : String(value)).trim();
}

/** Collapses spaces and line breaks; non-breaking spaces stay. */
function spaced(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
}

/** The first value, which is the one that counts; empty when there is none. */
function firstOf(values: string[] = []): string {
  return values.find((value) => value !== '') ?? '';
}

/** The value of the `<meta>` of a name that counts; empty when there is none. */
export function metaOf({ metas }: { metas: Metas }, name: string): string {
  return firstOf(metas.get(name));
}

/** What keeps a page from being indexed, in French, with commas; empty when nothing does. */
function closingTags(metas: Metas, header: string): string {
  const directives = [
    [sentence`balise « robots »`, metaOf({ metas }, 'robots')],
    [sentence`balise « googlebot »`, metaOf({ metas }, 'googlebot')],
    ['en-tête HTTP X-Robots-Tag', header],
  ] as const;
  const closing = directives.filter(([, text]) =>
    /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,:])/i.test(text),
  );
  return closing.map(([where]) => where).join(', ');
}
