import type { Element, ElementContent, Properties, Text } from 'hast';

export type Nodes = ElementContent[];

/** Names in a text. */
export const names = (written: string) => written.split(/\s+/);

/** Elements that are not phrasing content. */
export const blockNames: ReadonlySet<string> = new Set(
  names(`blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table
  tbody td tfoot th thead tr ul`),
);

/** The phrasing elements that an editor may use, and what they become: underlined text looks like a link. */
export const phrases: ReadonlyMap<string, string> = new Map([
  ...names(
    'abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup var',
  ).map((name) => [name, name] as const),
  ['strike', 's'],
  ['u', 'em'],
]);

// BCP 47, without rare subtags: fr, zh-Hant, pt-BR.
const phrase = { lang: /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i };
const integer = /^-?\d{1,4}$/;
const anyElement = { dir: /^(?:rtl|ltr|auto)$/ };

/** The attributes that an element keeps, and their values; `layOut` writes all others itself. */
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ...Object.fromEntries([...phrases.values()].map((name) => [name, phrase])),
  abbr: { ...phrase, title: /^.{1,200}$/ },
  li: { id: /./, value: integer },
  ol: { start: integer, reversed: /^true$/, type: /^[aAiI]$/ },
  sup: { ...phrase, id: /./ },
  th: { scope: /^(?:row|col)(?:group)?$/i },
};

/** The attributes that a source has for an element with this name. */
export function attributesOf(source: Element, name = source.tagName): Properties {
  const patterns = Object.entries({ ...anyElement, ...attributes[name] });
  const valid = patterns.filter(([key, pattern]) => pattern.test(property(source, key)));
  return Object.fromEntries(valid.map(([key]) => [key, source.properties[key]]));
}

/** Makes an element; properties that are `undefined` are not written. */
export function element(tagName: string, properties: Properties = {}, children: Nodes = []) {
  return { type: 'element', tagName, properties, children } satisfies Element;
}

export function text(value: string): Text {
  return { type: 'text', value };
}

/** Whether a node is an element with one of these names. */
export function isElement(node: ElementContent | undefined, ...tags: string[]): node is Element {
  return node?.type === 'element' && tags.includes(node.tagName);
}

/** The children of an element that have one of these names. */
export function childrenOf(source: Element, ...tagNames: string[]): Element[] {
  return source.children.filter((child) => isElement(child, ...tagNames));
}

/** Whether a node is or contains a block, and so is not phrasing content. */
export function containsBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return blockNames.has(node.tagName) || node.children.some(containsBlock);
}

/** Replaces every node of a tree, inner nodes first, by what `change` returns; faster than unist-util-visit. */
export function mapTree(nodes: Nodes, change: (node: ElementContent) => Nodes): Nodes {
  return nodes.flatMap((node) => {
    if (node.type === 'element') node.children = mapTree(node.children, change);
    return change(node);
  });
}

/** Whether a node is only white space. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The first of these properties that is not empty, as a string; '' when none is. */
export function property({ properties }: Element, ...keys: string[]): string {
  return keys.map((key) => String(properties[key] ?? '')).find(Boolean) ?? '';
}

/** The value of the first of these properties that the style of an element has, in lower case; '' without one. */
export function styled(source: Element, ...keys: string[]): string {
  const declarations = property(source, 'style').toLowerCase().split(';');
  // The last declaration of a property applies.
  const values = new Map(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      const [beforeImportant = ''] = value.join(':').split('!');
      return [name.trim(), beforeImportant.trim()];
    }),
  );
  return keys.map((key) => values.get(key)).find(Boolean) ?? '';
}

/** The match of the first class that matches. */
export function classOf({ properties }: Element, pattern: RegExp): RegExpExecArray | null {
  const matches = (properties.className ?? []).map((name) => pattern.exec(String(name)));
  return matches.find((match) => match !== null) ?? null;
}

/** Whether nodes have visible content: text, or images, by default any. */
export function isVisible(nodes: Nodes, isShown = (_image: Element) => true): boolean {
  return nodes.some((node) => {
    // Neither white space nor an invisible character.
    if (node.type === 'text') return /[^\s\u00ad\u200b-\u200f\u2060-\u2064]/.test(node.value);
    if (node.type !== 'element') return false;
    return (node.tagName === 'img' && isShown(node)) || isVisible(node.children, isShown);
  });
}

/** Whether nodes provide an accessible name: text, or an image with alternative text. */
export function hasName(nodes: Nodes): boolean {
  return isVisible(nodes, (image) => isVisible([text(property(image, 'alt'))]));
}

/** The text of nodes on one line, with a space between blocks. */
export function wordsOf(nodes: Nodes): string {
  const collect = (node: ElementContent): string => {
    if (node.type !== 'element') return node.type === 'text' ? node.value : '';
    const words = node.children.map(collect).join('');
    return node.tagName === 'a' || phrases.has(node.tagName) ? words : ` ${words} `;
  };
  return nodes.map(collect).join('').replace(/\s+/g, ' ').trim();
}
