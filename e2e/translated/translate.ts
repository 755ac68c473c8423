/** How a page is translated. */
export type Translation = {
  /** What each text begins with afterwards; when empty, what looks for a text finds it. */
  prefix: string;
  /** Before React hydrates the page, or after. */
  when: 'before' | 'after';
};

/**
 * Runs in a page, and does to it what the translator of a browser does: each text, and each that comes later, is replaced
 * by `<font><font>` with its translation. The node that React knows is then no longer in the document: when React writes a
 * text into it, which nobody sees, the console has an error.
 */
export function translate({ prefix, when }: Translation): void {
  const replaced = new WeakSet<Node>();

  function wrap(text: Text): void {
    const { parentElement: parent, data } = text;
    if (!parent || data.trim() === '') return;
    if (parent.closest('head, script, style, svg, textarea, font, [translate="no"]')) return;
    const inner = document.createElement('font');
    inner.textContent = `${prefix}${data}`;
    const outer = document.createElement('font');
    outer.append(inner);
    replaced.add(text);
    text.replaceWith(outer);
  }

  function wrapIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [node];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) wrap(text);
  }

  function follow(records: MutationRecord[]): void {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) wrap(target);
      for (const node of addedNodes) wrapIn(node);
    }
  }

  function start(): void {
    wrapIn(document.body);
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(follow).observe(document, changes);
  }

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (replaced.has(this))
        console.error(`Nobody sees “${value}” in place of “${this.nodeValue}”`);
      nodeValue?.set?.call(this, value);
    },
  });

  /** Whether React has committed what it hydrated: from then on it holds on to text nodes. */
  function isHydrated(): boolean {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  }

  const timer = setInterval(() => {
    if (when === 'before' ? document.readyState === 'loading' : !isHydrated()) return;
    clearInterval(timer);
    start();
  }, 20);
}
