import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, property, text } from '@/lib/rich-text/element';
import { hasClass, writtenName } from './element-name';

/** A formula: its TeX, where an editor or KaTeX wrote it; else MathML with the text elements of HTML. */
export function formulaOf(source: Element): ElementContent[] | null {
  const tex = hasClass(source, /^ql-formula$/)
    ? property(source, 'dataValue')
    : property(source, 'dataLatex');
  if (tex !== '') return [element('code', {}, [text(tex)])];
  const name = writtenName(source);
  const build = builders[name];
  const parts = source.children.filter((child) => child.type === 'element');
  return source.tagName === 'span' && build ? build(parts, source) : null;
}

type Build = (parts: Element[], source: Element) => ElementContent[];

const raised =
  (name: string): Build =>
  ([base, script]) => [...listOf(base), element(name, {}, listOf(script))];

const builders: Readonly<Record<string, Build>> = {
  mfrac: ([top, bottom]) => [...grouped(top), text('/'), ...grouped(bottom), text(' ')],
  msqrt: (parts) => [text('√'), ...grouped(element('span', {}, parts))],
  msub: raised('sub'),
  msup: raised('sup'),
  // The first child is the formula, the others say it in other languages.
  semantics: ([formula, ...others]) => {
    const tex = others.find((other) => property(other, 'encoding') === 'application/x-tex');
    return tex ? [element('code', {}, [text(textOf(tex))])] : listOf(formula);
  },
};

function listOf(part: Element | undefined): ElementContent[] {
  return part ? [part] : [];
}

/** In brackets, when it has more than one term. */
function grouped(part: Element | undefined): ElementContent[] {
  if (part === undefined) return [];
  return /^[\p{L}\p{N}]{0,9}$/u.test(textOf(part)) ? [part] : [text('('), part, text(')')];
}
