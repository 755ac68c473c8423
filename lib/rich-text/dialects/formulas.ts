import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, hasClass, property, text, writtenName } from '@/lib/rich-text/element';

/**
 * A formula: its TeX, where an editor or KaTeX wrote it; else MathML with the text elements of HTML. `null` for any
 * other element.
 */
export function formulaOf(source: Element): ElementContent[] | null {
  const isQuill = hasClass(source, /^ql-formula$/);
  const tex = property(source, isQuill ? 'dataValue' : 'dataLatex');
  if (tex !== '') return [element('code', {}, [text(tex)])];
  if (source.tagName !== 'span') return null;
  const parts = source.children.filter((child) => child.type === 'element');
  const [first, second] = parts;
  switch (writtenName(source)) {
    case 'mfrac':
      return [...grouped(first), text('/'), ...grouped(second), text(' ')];
    case 'msqrt':
      return [text('√'), ...grouped(element('span', {}, parts))];
    case 'msub':
    case 'msup': {
      const name = writtenName(source).slice(1);
      return first && second ? [first, element(name, {}, [second])] : parts;
    }
    case 'semantics': {
      // The first child is the formula, the others say it in other languages.
      const other = parts.find((part) => property(part, 'encoding') === 'application/x-tex');
      if (other) return [element('code', {}, [text(textOf(other))])];
      return first ? [first] : [];
    }
    default:
      return null;
  }
}

/** In brackets, when it has more than one term. */
function grouped(part: Element | undefined): ElementContent[] {
  if (part === undefined) return [];
  return /^[\p{L}\p{N}]{0,9}$/u.test(textOf(part)) ? [part] : [text('('), part, text(')')];
}
