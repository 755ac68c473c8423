import type { ElementContent } from 'hast';
import { isElement, property } from '@/lib/rich-text/element';
import { writeHtml } from '@/lib/rich-text/html';

/** A section of a text: from one heading of the second level to the next. */
export type LegalSection = {
  /** The id of its heading; `null` for the text before the first heading. */
  id: string | null;
  /** The name the text gave it (`<h2 id="…">`), which does not depend on its words. */
  name: string | null;
  /** Safe HTML, its heading included. */
  html: string;
};

// Ids made from headings begin with `section-`; one without a hyphen could be an id of the page.
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
