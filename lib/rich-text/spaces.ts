import type { ElementContent } from 'hast';
import { text } from './element';

/**
 * Makes one space of each run of spaces with a no-break space, by which editors indent and align text; and
 * ordinary ones of all spaces of a text that has only no-break spaces, as Quill writes it.
 */
export function withoutNeedlessSpaces(nodes: ElementContent[]): ElementContent[] {
  return joinTexts(nodes).map((node) => {
    if (node.type === 'text') return text(collapse(node.value));
    if (node.type !== 'element' || node.tagName === 'pre') return node;
    return { ...node, children: withoutNeedlessSpaces(node.children) };
  });
}

/** As a parser reads them again, two texts side by side are one. */
function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let parts: string[] = [];
  const endText = () => {
    if (parts.length > 0) joined.push(text(parts.join('')));
    parts = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') parts.push(node.value);
    else {
      endText();
      joined.push(node);
    }
  }
  endText();
  return joined;
}

// Those of French typography and of numbers stay.
const needless = /(?<!«)(?<!\d(?=\u00a0\d))\u00a0(?![:;!?»%€])/g;

function collapse(value: string): string {
  const runs = value.replace(/[ \u00a0]{2,}/g, ' ');
  const onlyNoBreak = !runs.includes(' ') && runs.split('\u00a0').length > 3;
  return onlyNoBreak ? runs.replace(needless, ' ') : runs;
}
