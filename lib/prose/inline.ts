import type { Context } from './context';
import { filmLink, filmNames } from './film';
import { linkAddress } from './link-address';
import { withoutHint } from './links';
import { phraseAttributes } from './phrase-attributes';
import { phrases } from './phrases';
import { picture } from './picture';
import { isNamed, isReadable } from './readable';
import type { SourceElement, SourceNode } from './source';
import { type BodyNode, element, type PhraseName } from './tree';

/** What can stand on a line: texts, links, phrases, pictures. Of a block, its words. */
export function inline(nodes: SourceNode[], context: Context): BodyNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [node] : inlineElement(node, context),
  );
}

function inlineElement(source: SourceElement, context: Context): BodyNode[] {
  const { name, children } = source;
  if (name === 'a') return link(source, context);
  if (name === 'img') return picture(source, context.options);
  if (name === 'br' || name === 'wbr') return [element(name)];
  if (filmNames.has(name)) return context.phrases.includes('a') ? [] : filmLink(source);
  const phraseName = phrases.get(name);
  if (phraseName !== undefined) return phrase(source, phraseName, context);
  return [context.gap, ...inline(children, context), context.gap];
}

/** A link; only its words where it leads nowhere, is inside another, or has nothing to be called. */
function link({ attributes, children }: SourceElement, context: Context): BodyNode[] {
  const inner = inline(children, { ...context, phrases: [...context.phrases, 'a'] });
  const href = linkAddress(attributes.get('href') ?? '', context.options.siteUrl);
  if (href === null || context.phrases.includes('a')) return inner;
  const words = withoutHint(inner);
  return isNamed(words) ? [element('a', { href }, words)] : words;
}

const deepestPhrases = 8;
const repeatable: ReadonlySet<string> = new Set(['q', 'span']);

function phrase(source: SourceElement, name: PhraseName, context: Context): BodyNode[] {
  const attributes = phraseAttributes(source, name);
  const inner = { ...context, phrases: [...context.phrases, name] };
  const children = inline(source.children, inner);
  const needless =
    context.phrases.length >= deepestPhrases ||
    (context.phrases.includes(name) && !repeatable.has(name)) ||
    (name === 'span' && attributes.lang === undefined && attributes.dir === undefined);
  return needless || !isReadable(children) ? children : [element(name, attributes, children)];
}
