/** How a page is translated. */
export type Translation = {
  /** The beginning of each translated text; when empty, locators by text still find it. */
  prefix: string;
  /** Whether the page is translated before or after React hydrates it. */
  when: 'before' | 'after';
};

/**
 * Runs in a page, and changes it as the translator of a browser does: each text, also a later one, is replaced by
 * `<font><font>` with its translation. The text node that React knows is then no longer in the document. When React
 * writes a text into that node, which is invisible, this logs an error.
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
        console.error(`“${value}” is invisible in place of “${this.nodeValue}”`);
      nodeValue?.set?.call(this, value);
    },
  });

  /** Whether React has committed the hydrated page: from then on it keeps its text nodes. */
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
