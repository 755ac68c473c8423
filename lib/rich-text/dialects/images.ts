import type { Element, ElementContent } from 'hast';
import { isElement, property, text } from '@/lib/rich-text/element';
import { hasClass } from './element-name';

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f){1,16}$/u;

// Where scripts of lazy loading find the image; `src` is a placeholder then.
const laterSources = ['dataLazySrc', 'dataSrc', 'dataOriginal', 'dataLazy', 'dataUrl'];
const laterCandidates = ['dataLazySrcset', 'dataSrcset', 'dataLazySrcSet'];

/** An image with the URL that a script would give it; an emoji that a script made an image is a character. */
export function loadedImage(source: Element): ElementContent {
  const alt = property(source, 'alt').trim();
  if (emoji.test(alt) || (alt !== '' && hasClass(source, /^(?:emoji|wp-smiley|twemoji)$/))) {
    return text(alt);
  }
  const src = firstOf(source, laterSources);
  const srcSet = firstOf(source, laterCandidates) ?? (src ? undefined : source.properties.srcSet);
  const known = src ?? (property(source, 'src') || firstCandidate(srcSet));
  return { ...source, properties: { ...source.properties, src: known, srcSet } };
}

/** A version of an image with the URLs that a script would give it. */
export function loadedSource(source: Element): Element {
  const srcSet = firstOf(source, laterCandidates) ?? source.properties.srcSet;
  const src = firstOf(source, laterSources) ?? source.properties.src;
  return { ...source, properties: { ...source.properties, src, srcSet } };
}

/** A picture whose image has a URL: if not its own, that of its first version. */
export function loadedPicture(source: Element): Element {
  const versions = source.children.filter((child) => isElement(child, 'source'));
  const src = versions.map(({ properties }) => firstCandidate(properties.srcSet)).find(Boolean);
  const shown = source.children.find((child) => isElement(child, 'img'));
  if (shown === undefined || src === undefined || property(shown, 'src') !== '') return source;
  const loaded = { ...shown, properties: { ...shown.properties, src } };
  return { ...source, children: [...versions, loaded] };
}

function firstOf(source: Element, names: string[]): string | undefined {
  return names.map((name) => property(source, name)).find((value) => /^(?!data:)\S/i.test(value));
}

/** The first URL of a `srcset`, which ends with a space or with a comma before one. */
function firstCandidate(srcSet: unknown): string | undefined {
  const [first = ''] = String(srcSet ?? '')
    .trim()
    .split(/\s/, 1);
  return (first.endsWith(',') ? first.slice(0, -1) : first) || undefined;
}

/** The figure of an editor that has no `figure`: WordPress before blocks, Froala. */
export function captionedFigure(source: Element): Element {
  if (hasClass(source, /^(?:wp-caption|fr-img-caption)$/)) {
    const [only, another] = source.children.filter((child) => child.type === 'element');
    const isWrapped = another === undefined && only && hasClass(only, /^fr-img-wrap$/);
    return { ...source, tagName: 'figure', children: isWrapped ? only.children : source.children };
  }
  if (hasClass(source, /^(?:wp-caption-text|wp-caption-dd|fr-inner)$/)) {
    return { ...source, tagName: 'figcaption' };
  }
  return source;
}
