import type { SourceNode } from '@/lib/prose/source';

type Changes = { text: (text: string) => string; href: (href: string) => string };

/** The same nodes with every text, and every address of a link, changed. */
export function mapSource(nodes: SourceNode[], changes: Changes): SourceNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return changes.text(node);
    const href = node.attributes.get('href');
    return {
      ...node,
      attributes:
        href === undefined
          ? node.attributes
          : new Map([...node.attributes, ['href', changes.href(href)]]),
      children: mapSource(node.children, changes),
    };
  });
}
