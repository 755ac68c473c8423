import type { SourceNode } from '@/lib/prose/source';

type Opening = { title: string | null; updated: string | null; rest: SourceNode[] };

const lastChange = /^(?:dernière )?mise à jour.*\d{2}\/\d{2}\/\d{4}/i;

/** Takes the title and the line on the last change off the beginning of a text. */
export function splitOpening(nodes: SourceNode[]): Opening {
  let rest = nodes;
  const take = (name: string, fits: (words: string) => boolean): string | null => {
    const start = rest.findIndex((node) => typeof node !== 'string' || node.trim() !== '');
    const first = rest[start];
    if (first === undefined || typeof first === 'string' || first.name !== name) return null;
    const words = wordsOf(first);
    if (!fits(words)) return null;
    rest = rest.slice(start + 1);
    return words;
  };
  const title = take('h1', (words) => words !== '');
  const updated = take('p', (words) => lastChange.test(words));
  return { title, updated, rest };
}

/** Without line breaks; a space that does not break stays one. */
function wordsOf(node: SourceNode): string {
  return textOf(node)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

function textOf(node: SourceNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
