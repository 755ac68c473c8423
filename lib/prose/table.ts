import { type Context, type Flow, within } from './context';
import { inline } from './inline';
import { trimmed } from './paragraphs';
import { isReadable } from './readable';
import type { SourceElement } from './source';
import { type Section, tableParts } from './table-parts';
import { type Attributes, type BodyElement, type BodyNode, element, mapElements } from './tree';
import { wholeNumber } from './whole-number';
import { wordsOf } from './words';

/** Styled by `components/prose/prose.module.css`: where a table scrolls that is too wide. */
export const scrollerClass = 'prose-table';

/** A table in a scroller of its own, which the keyboard reaches. */
export function table(source: SourceElement, context: Context, flow: Flow): BodyNode[] {
  const { caption, sections, strays } = tableParts(source);
  const before = flow(strays, context, 'loose');
  const inside = { ...within(context), inTable: true };
  const rows = sections.flatMap((section) => rowsOf(section, inside, flow));
  if (!isReadable(rows)) return before;
  const title = trimmed(inline(caption ? [caption] : [], inside));
  const captions = isReadable(title) ? [element('caption', {}, title)] : [];
  return [...before, scroller(element('table', {}, [...captions, ...rows]), wordsOf(title))];
}

const longestLabel = 100;

function scroller(content: BodyElement, title: string): BodyElement {
  const label = title === '' ? 'Tableau' : `Tableau : ${title.slice(0, longestLabel)}`;
  return element('section', { class: scrollerClass, tabindex: '0', 'aria-label': label }, [
    content,
  ]);
}

/** The same tree where no two tables have the same label: « Tableau (2) ». */
export function tellTablesApart(nodes: BodyNode[]): BodyNode[] {
  const times = new Map<string, number>();
  return mapElements(nodes, (node) => {
    const label = node.attributes['aria-label'];
    if (label === undefined || node.name !== 'section') return [node];
    const count = (times.get(label) ?? 0) + 1;
    times.set(label, count);
    if (count === 1) return [node];
    return [{ ...node, attributes: { ...node.attributes, 'aria-label': `${label} (${count})` } }];
  });
}

function rowsOf({ name, rows }: Section, context: Context, flow: Flow): BodyNode[] {
  const made = rows
    .filter((cells) => cells.length > 0)
    .map((cells) =>
      element(
        'tr',
        {},
        cells.map((source) => cell(source, context, flow)),
      ),
    );
  return made.length === 0 ? [] : [element(name, {}, made)];
}

function cell(source: SourceElement, context: Context, flow: Flow): BodyElement {
  const content = flow(source.children, context, 'tight');
  return source.name === 'th'
    ? element('th', { ...span(source), scope: scope(source) }, content)
    : element('td', span(source), content);
}

const widestSpan = 20;

function span({ attributes }: SourceElement): Attributes {
  const read = (name: string) => wholeNumber(attributes.get(name), 2, widestSpan)?.toString();
  return { colspan: read('colspan'), rowspan: read('rowspan') };
}

function scope({ attributes }: SourceElement): string | undefined {
  const written = attributes.get('scope')?.toLowerCase() ?? '';
  return ['row', 'col', 'rowgroup', 'colgroup'].includes(written) ? written : undefined;
}
