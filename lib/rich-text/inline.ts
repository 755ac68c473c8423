import type { Element, ElementContent } from 'hast';
import type { Context } from './context';
import { element, property, text } from './element';
import { image, picture } from './images';
import { withoutHint } from './links';
import { mediaLink, mediaNames } from './media';
import { phraseProperties, phrases } from './phrases';
import { normalizeLink } from './url/link-url';
import { hasName, isVisible } from './words';

/** Makes phrasing content of nodes: texts, links, phrases, images, and the words of blocks. */
export function inline(nodes: ElementContent[], context: Context): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? inlineElement(node, context) : [];
  });
}

function inlineElement(source: Element, context: Context): ElementContent[] {
  const { tagName, children } = source;
  if (tagName === 'a') return link(source, context);
  if (tagName === 'img') return image(source, context);
  if (tagName === 'picture') return picture(source, context);
  if (tagName === 'br' || tagName === 'wbr') return [element(tagName)];
  if (mediaNames.has(tagName)) return media(source, context);
  const name = phrases.get(tagName);
  if (name !== undefined) return phrase(source, name, context);
  const separator = text(context.separator);
  return [separator, ...inline(children, context), separator];
}

/** A link to media, or the text that an author wrote in its place. */
function media(source: Element, context: Context): ElementContent[] {
  const link = context.phrases.includes('a') ? [] : mediaLink(source, context.options);
  return link.length > 0 ? link : inline(source.children, context);
}

/** A link, or the target of one; only its content if it is neither, is in another, or has no name. */
function link(source: Element, context: Context): ElementContent[] {
  const inner = inline(source.children, { ...context, phrases: [...context.phrases, 'a'] });
  const href = normalizeLink(property(source, 'href'), context.options.siteUrl) ?? undefined;
  const id = property(source, 'id') || property(source, 'name') || undefined;
  if ((href ?? id) === undefined || context.phrases.includes('a')) return inner;
  const content = withoutHint(inner);
  return hasName(content) ? [element('a', { href, id }, content)] : content;
}

const maxPhrases = 8;
const repeatable: ReadonlySet<string> = new Set(['q', 'span']);

function phrase(source: Element, name: string, context: Context): ElementContent[] {
  const properties = phraseProperties(source, name);
  const inner = { ...context, phrases: [...context.phrases, name] };
  const children = inline(source.children, inner);
  const needless =
    context.phrases.length >= maxPhrases ||
    (context.phrases.includes(name) && !repeatable.has(name)) ||
    (name === 'span' && properties.lang === undefined && properties.dir === undefined);
  return needless || !isVisible(children) ? children : [element(name, properties, children)];
}
