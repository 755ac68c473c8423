import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { sentence } from '@/lib/french/text';

/** The value of a tag; search engines ignore one that is parsed into the body. */
export type Tag = { value: string; inHead: boolean };
type Metas = Map<string, Tag[]>;

/** Facts for search engines and social networks. Texts are empty where a page has none. */
export type PageFacts = ReturnType<typeof readPage>;

/** Reads a page as browsers do, without `<noscript>`, `<template>` and `<svg>`, and its `X-Robots-Tag`. */
export function readPage(html: string, robotsHeader: string) {
  const tree = fromHtml(html);
  const ignored = new Set(selectAll('svg *, noscript *', tree));
  const elements = (name: string) => {
    const head = new Set(selectAll(`head ${name}`, tree));
    const all = selectAll(name, tree).filter((element) => !ignored.has(element));
    return all.map((element) => ({ element, inHead: head.has(element) }));
  };
  const texts = (name: string) =>
    elements(name).map(({ element, inHead }) => ({ value: spaced(textOf(element)), inHead }));
  const titles = texts('title');
  const canonicals = elements('link')
    .filter(({ element }) => /(?:^|\s)canonical(?:\s|$)/i.test(attribute(element, 'rel')))
    .map(({ element, inHead }) => ({ value: attribute(element, 'href'), inHead }));
  const metas: Metas = new Map();
  for (const { element, inHead } of elements('meta')) {
    const name = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase();
    const tag = { value: spaced(attribute(element, 'content')), inHead };
    metas.set(name, [...(metas.get(name) ?? []), tag]);
  }
  const descriptions = metas.get('description') ?? [];
  return {
    titles,
    /** The title that counts; so for the canonical and the description. */
    title: firstInHead(titles),
    canonicals,
    canonical: firstInHead(canonicals),
    descriptions,
    description: firstInHead(descriptions),
    /** `<meta name>` and `<meta property>` by name in lower case, in their order. */
    metas,
    /** Language of the document. */
    lang: elements('html').map(({ element }) => attribute(element, 'lang'))[0] ?? '',
    /** The texts of its `<h1>`. */
    headings: texts('h1').map(({ value }) => value),
    /** The blocks of JSON-LD, as written. */
    scripts: elements('script')
      .filter(({ element }) => attribute(element, 'type').toLowerCase() === 'application/ld+json')
      .map(({ element }) => textOf(element)),
    robotsHeader,
    closedBy: closingTags(metas, robotsHeader),
  };
}

function attribute({ properties }: Element, name: string): string {
  const value = properties[name] ?? '';
  return (Array.isArray(value) ? value.join(' ') : String(value)).trim();
}

/** Collapses spaces and line breaks; non-breaking spaces stay. */
function spaced(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
}

/** The first value in the head, which is the one that counts; empty when there is none. */
function firstInHead(tags: Tag[] = []): string {
  return tags.find(({ inHead, value }) => inHead && value !== '')?.value ?? '';
}

/** The value of the `<meta>` of a name that counts; empty when there is none. */
export function metaOf({ metas }: { metas: Metas }, name: string): string {
  return firstInHead(metas.get(name));
}

/** Whether tags have values, but only in the body. */
export function isOutsideHead(tags: Tag[] = []): boolean {
  return firstInHead(tags) === '' && tags.some(({ value }) => value !== '');
}

/** How many of the tags are in the head. */
export function countInHead(tags: Tag[]): number {
  return tags.filter(({ inHead }) => inHead).length;
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
