import type { ElementContent } from 'hast';
import { isElement, property } from '@/lib/rich-text/element';
import { writeHtml } from '@/lib/rich-text/html';

/** A section of a text: from one heading of the second level to the next. */
export type LegalSection = {
  /** Of its heading; `null` for what stands before the first. */
  id: string | null;
  /** The name the text itself gave it (`<h2 id="…">`), which stays when its words change. */
  name: string | null;
  /** Safe HTML, its heading included. */
  html: string;
};

// Those made of a heading's words begin with `section-`; without a hyphen it could be one of the page.
const ownName = /^(?!section-)[a-z]+(?:-[a-z]+)+$/;

/** @param anchors the ids of headings, by the names the text had for them and by themselves. */
export function splitSections(
  nodes: ElementContent[],
  anchors: ReadonlyMap<string, string>,
): LegalSection[] {
  const names = new Map(
    [...anchors].filter(([name]) => ownName.test(name)).map(([name, id]) => [id, name]),
  );
  const groups: ElementContent[][] = [];
  for (const node of nodes) {
    const group = headingId(node) === null ? groups.at(-1) : undefined;
    if (group) group.push(node);
    else groups.push([node]);
  }
  return groups.map((group) => {
    const id = group[0] === undefined ? null : headingId(group[0]);
    return { id, name: (id && names.get(id)) ?? null, html: writeHtml(group) };
  });
}

function headingId(node: ElementContent): string | null {
  return isElement(node, 'h2') ? property(node, 'id') : null;
}
