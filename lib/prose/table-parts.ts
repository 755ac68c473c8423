import { isNamedOneOf } from './blocks';
import type { SourceElement, SourceNode } from './source';

export type Section = { name: 'thead' | 'tbody' | 'tfoot'; rows: SourceElement[][] };

/** A table sorted out. */
type Parts = {
  caption: SourceElement | undefined;
  /** Rows of cells (`td`, `th`), by section. */
  sections: Section[];
  /** What stands between rows or cells: a browser would take it out, to before the table. */
  strays: SourceNode[];
};

/** Sorts the content of a table out, whatever its order; only the first section can be a head. */
export function tableParts({ children }: SourceElement): Parts {
  const parts: Parts = { caption: undefined, sections: [], strays: [] };
  for (const child of closed(children)) {
    if (isNamedOneOf(child, 'caption') && parts.caption === undefined) parts.caption = child;
    else if (isNamedOneOf(child, 'thead', 'tbody', 'tfoot')) {
      const section = newSection(parts, child.name);
      for (const inner of child.children) addRow(parts, inner, () => section);
    } else addRow(parts, child, () => lastBody(parts));
  }
  return parts;
}

function newSection(parts: Parts, name: Section['name']): Section {
  const late = name === 'thead' && parts.sections.length > 0;
  const section: Section = { name: late ? 'tbody' : name, rows: [] };
  parts.sections.push(section);
  return section;
}

function lastBody(parts: Parts): Section {
  const last = parts.sections.at(-1);
  return last?.name === 'tbody' ? last : newSection(parts, 'tbody');
}

/** A row, or a cell outside of any, which joins the row before it. */
function addRow(parts: Parts, node: SourceNode, section: () => Section): void {
  if (isNamedOneOf(node, 'tr')) {
    const cells = node.children.filter((child) => isNamedOneOf(child, 'td', 'th'));
    section().rows.push(cells);
    parts.strays.push(...node.children.filter((child) => !isNamedOneOf(child, 'td', 'th')));
  } else if (isNamedOneOf(node, 'td', 'th')) {
    const { rows } = section();
    const last = rows.at(-1);
    if (last) last.push(node);
    else rows.push([node]);
  } else parts.strays.push(node);
}

/** What each part of a table can have inside, of its other parts. */
const holds: ReadonlyMap<string, readonly string[]> = new Map([
  ['caption', []],
  ['tbody', ['tr', 'td', 'th']],
  ['td', []],
  ['tfoot', ['tr', 'td', 'th']],
  ['th', []],
  ['thead', ['tr', 'td', 'th']],
  ['tr', ['td', 'th']],
]);

/**
 * The parts of a table, their end tags where HTML lets an author leave them out and the parser did
 * not see it: a part inside one that cannot have it follows it, with all that comes after.
 */
function closed(nodes: SourceNode[]): SourceNode[] {
  return nodes.flatMap((node) => {
    const own = typeof node === 'string' ? undefined : holds.get(node.name);
    if (typeof node === 'string' || own === undefined) return [node];
    const children = closed(node.children);
    const end = children.findIndex(
      (child) => typeof child !== 'string' && holds.has(child.name) && !own.includes(child.name),
    );
    if (end === -1) return [{ ...node, children }];
    return [{ ...node, children: children.slice(0, end) }, ...children.slice(end)];
  });
}
