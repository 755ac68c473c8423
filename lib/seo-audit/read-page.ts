import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { sentence } from '@/lib/french/sentence';

/** The value of a tag; search engines ignore one that is parsed into the body. */
export type MetaValue = { value: string; inHead: boolean };

/** The values in the HTML of a page for search engines and social networks. */
export type PageFacts = {
  titles: MetaValue[];
  canonicals: MetaValue[];
  /** `<meta name>` and `<meta property>` by name in lower case, in their order. */
  metas: Map<string, MetaValue[]>;
  /** Of the document; `null` when it is missing. */
  lang: string | null;
  /** The texts of its `<h1>`. */
  headings: string[];
  /** Its blocks of JSON-LD, as written. */
  blocks: string[];
};

/**
 * Reads a page as a browser does, with the parser of the HTML standard, which closes `<head>` at the
 * first tag that cannot be in it. `<noscript>`, `<template>` and `<svg>` are ignored.
 */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    titles: [],
    canonicals: [],
    metas: new Map(),
    lang: null,
    headings: [],
    blocks: [],
  };
  for (const node of fromHtml(html).children) read(node, false, facts);
  return facts;
}

/** The values of a name, in the head and in the body. */
export function valuesOf(facts: PageFacts, name: string): MetaValue[] {
  return facts.metas.get(name) ?? [];
}

/** The first non-empty value of a name in the head, which is the one that counts. */
export function metaOf(facts: PageFacts, name: string): string | null {
  const found = valuesOf(facts, name).find(({ inHead, value }) => inHead && value !== '');
  return found?.value ?? null;
}

const ignoredElements = new Set(['svg', 'noscript', 'template']);

function read(node: RootContent, inHead: boolean, facts: PageFacts): void {
  if (node.type !== 'element' || ignoredElements.has(node.tagName)) return;
  readElement(node, inHead, facts);
  for (const child of node.children) read(child, inHead || node.tagName === 'head', facts);
}

function readElement(element: Element, inHead: boolean, facts: PageFacts): void {
  switch (element.tagName) {
    case 'html':
      facts.lang = attribute(element, 'lang');
      break;
    case 'title':
      facts.titles.push({ value: spaced(textOf(element)), inHead });
      break;
    case 'h1':
      facts.headings.push(spaced(textOf(element)));
      break;
    case 'meta':
      readMeta(element, inHead, facts);
      break;
    case 'link':
      if ((attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).includes('canonical')) {
        facts.canonicals.push({ value: attribute(element, 'href')?.trim() ?? '', inHead });
      }
      break;
    case 'script':
      if (attribute(element, 'type')?.trim().toLowerCase() === 'application/ld+json') {
        facts.blocks.push(textOf(element));
      }
      break;
  }
}

function readMeta(element: Element, inHead: boolean, { metas }: PageFacts): void {
  const name = (attribute(element, 'property') ?? attribute(element, 'name'))?.trim().toLowerCase();
  if (!name) return;
  const value = spaced(attribute(element, 'content') ?? '');
  metas.set(name, [...(metas.get(name) ?? []), { value, inHead }]);
}

function attribute({ properties }: Element, name: string): string | null {
  const value = properties[name];
  if (value === undefined || value === null || typeof value === 'boolean') return null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Collapses spaces and line breaks; non-breaking spaces stay. */
function spaced(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
}

type Directives = { facts: PageFacts; robotsHeader: string | null };

/** Which directives forbid indexing a page, and whether its links may be followed. */
export function robotsDirectives(page: Directives): { closedBy: string | null; follows: boolean } {
  const directives = [
    { where: sentence`balise « robots »`, words: wordsOf(metaOf(page.facts, 'robots')) },
    { where: sentence`balise « googlebot »`, words: wordsOf(metaOf(page.facts, 'googlebot')) },
    { where: 'en-tête HTTP X-Robots-Tag', words: wordsOf(page.robotsHeader) },
  ];
  const thatForbid = (word: string) =>
    directives.filter(({ words }) => words.includes(word) || words.includes('none'));
  return {
    closedBy:
      thatForbid('noindex')
        .map(({ where }) => where)
        .join(', ') || null,
    follows: thatForbid('nofollow').length === 0,
  };
}

function wordsOf(text: string | null): string[] {
  return (text ?? '').toLowerCase().split(/[\s,:]+/);
}
