import type { Element } from 'hast';
import {
  classOf,
  containsBlock,
  isBlank,
  isVisible,
  type Nodes,
  property,
  styled,
} from '@/lib/rich-text/element';
import { channelsOf } from '@/lib/rich-text/phrases';

const page = { dir: 'ltr', visibility: '', size: '', color: '', background: '' };

/** Nodes without what is hidden from the eye, and with `dir` only where the direction changes. */
export function asSeen(nodes: Nodes, around = page): Nodes {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return isBlank(node) || isSeen(around) ? [node] : [];
    return isHidden(node) ? [] : seenElement(node, around);
  });
}

function seenElement(source: Element, around: typeof page): Nodes {
  const own = inheritedIn(source, around);
  const children = asSeen(source.children, own);
  if (hidden.test(own.visibility) && !isVisible(children)) return [];
  const dir = own.dir === around.dir ? undefined : own.dir;
  // A phrase around blocks is dropped by `flow`.
  const tagName =
    dir && source.tagName === 'span' && containsBlock(source) ? 'div' : source.tagName;
  return [{ ...source, tagName, properties: { ...source.properties, dir }, children }];
}

/** The values that do not change what is inherited; 1em is as small as what is around. */
const inheriting = /^(?:$|inherit|unset|(?=[0.]{0,9}[1-9])[\d.]{1,9}(?:em|%))/;

/** The style that the content of an element inherits, as far as it hides text or changes its direction. */
function inheritedIn(source: Element, around: typeof page): typeof page {
  const own = (inherited: string, ...keys: string[]) => {
    const value = styled(source, ...keys);
    return inheriting.test(value) ? inherited : value;
  };
  const ofQuill = classOf(source, /^ql-direction-(rtl|ltr)$/)?.[1];
  const dir = own(ofQuill ?? property(source, 'dir').toLowerCase(), 'direction');
  return {
    dir: /^(?:rtl|ltr|auto)$/.test(dir) ? dir : around.dir,
    visibility: own(around.visibility, 'visibility'),
    size: own(around.size, 'font-size', 'font'),
    // A gradient shows through transparent words.
    color: /clip:\s?text/.test(property(source, 'style')) ? '' : own(around.color, 'color'),
    background: own(around.background, 'background-color', 'background'),
  };
}

const hidden = /^(?:hidden|collapse)/;
const tiny = /(?:^| )(?:0(?:\.0)?(?:p[xt]|r?em|%)?|(?:0?\.\d{1,2}|1)p[xt])(?![\w.%])/;
const transparent =
  /^transparent|^(?:rgb|hsl)a?\((?:[^,)]{1,9},){3}(?:0|0?\.0{1,3})%?\)|^[a-z]{3,4}\([^/)]{1,30}\/(?:0|0?\.0{1,3})%?\)|^#(?:[\da-f]{3}0|[\da-f]{6}00)$/;

function isSeen({ visibility, size, color, background }: typeof page): boolean {
  const [ink, paper] = [color, background].map((value) => channelsOf(value).join() || value);
  const isInvisible = transparent.test(color.replace(/\s/g, '')) || (color !== '' && ink === paper);
  return !hidden.test(visibility) && !tiny.test(size) && !isInvisible;
}

/** Declarations, without spaces, that hide an element with all that is in it. */
const hiding = [
  /^(?:display:none|content-visibility:hidden|mso-hide:all|mso-comment-reference|mso-element:comment)/,
  /^(?:opacity:(?:0|0?\.0\d?)%?(?:!|$)|filter:opacity\(0%?\)|(?:scale|zoom):0(?:!|$))/,
  /^(?:clip:rect\((?:[01](?:px)?,?){4}\)|clip-path:(?:inset\((?:[5-9]\d|100)%|circle\(0|polygon\(00))/,
  /^transform:.*(?:scale(?:x|y|3d)?\(0(?:\.0)?[,)]|translate(?:x|y|3d)?\([^)]{0,20}-(?:999|\d{4}))/,
  /^(?:text-indent|margin-left|margin-top):-(?:999|\d{4}|\d{3}(?:%|r?em|v[hw]))/,
];
const placed = /^position:[afr]/;
const offPage = /^(?:left|right|top|bottom):-(?:999|\d{4}|\d{3}(?:%|r?em|v[hw]))/;
const cut = /^overflow[-xy]{0,2}:(?:hidden|clip)/;
const noSize = /^(?:text-indent:\d{3}%|(?:max-)?(?:height|width):[01](?:\.0)?(?:p[xt])?)(?:!|$)/;
/** A frame with a height of zero has it from its padding. */
const padded = /^padding[a-z-]{0,13}:[^1-9]*[1-9]/;
const unseen =
  /^(?:katex-html|screen-reader-text|sr-only|visually-?hidden|wp-block-accordion-heading__toggle-icon)$/;

function isHidden(source: Element): boolean {
  if (classOf(source, unseen) || (source.properties.hidden ?? false) !== false) return true;
  const style = property(source, 'style').toLowerCase().replace(/\s/g, '').split(';');
  const has = (pattern: RegExp) => style.some((declaration) => pattern.test(declaration));
  if (hiding.some(has) || (has(placed) && has(offPage))) return true;
  return has(cut) && has(noSize) && !has(padded);
}
