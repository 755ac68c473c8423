import type { Page } from '@playwright/test';

const named =
  /^(heading|link|button|textbox|searchbox|combobox|checkbox|radio|option|dialog|region|img|image|navigation)$/;

/**
 * Nodes without a name in the accessibility tree, as the browser exposes it to a screen reader. It contains the
 * computed names.
 */
export async function namelessOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && named.test(String(role?.value)))
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, nodeId }) => `${role?.value} ${nodeId}`);
}

/**
 * Runs before the scripts of a page, and reports the announcements of its live regions: text that is added to an
 * existing region, and alerts that are inserted whole. A status that is inserted with its text is not announced, nor
 * is text that is hidden or behind an open dialog: these are reported as lost.
 */
function watchLiveRegions(): void {
  type Report = (words: string, lost: boolean) => void;
  const { reportUtterance } = window as unknown as { reportUtterance: Report };
  const regions = '[role="status"], [role="alert"], [role="log"], [aria-live]';
  const known = new WeakSet<Element>();

  function announce(words: string, lost: boolean): void {
    const tidy = words.replace(/\s+/g, ' ').trim();
    if (tidy !== '') reportUtterance(tidy, lost);
  }

  function isSilent(region: Element): boolean {
    return region.getAttribute('aria-live') === 'off';
  }

  /** Whether any change announces the whole region (`aria-atomic`). */
  function isAtomic(region: Element): boolean {
    const atomic = region.getAttribute('aria-atomic');
    return atomic === null ? /^(status|alert)$/.test(region.role ?? '') : atomic === 'true';
  }

  function isReadable(region: Element): boolean {
    if (!region.checkVisibility({ visibilityProperty: true })) return false;
    if (region.closest('[aria-hidden="true"], [inert]')) return false;
    // While a dialog is open, everything else is inert.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return !modal || modal.contains(region);
  }

  function wordsOf(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.matches('svg, [aria-hidden="true"], [inert], [hidden]')) return '';
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return name ?? [...node.childNodes].map(wordsOf).join(' ');
  }

  /** From now on, additions to this region are announced. */
  function observe(region: Element, isNew: boolean): void {
    if (known.has(region)) return;
    known.add(region);
    if (!isNew || isSilent(region) || !isReadable(region)) return;
    announce(wordsOf(region), region.role !== 'alert');
  }

  function observeIn(node: Node, isNew: boolean): void {
    if (!(node instanceof Element)) return;
    if (node.matches(regions)) observe(node, isNew);
    for (const region of node.querySelectorAll(regions)) observe(region, isNew);
    // The route announcer of Next.js is in a shadow tree.
    if (node.shadowRoot) follow(node.shadowRoot);
  }

  /** The nodes that were added, changed their text, or became accessible. */
  function changesOf({ type, target, addedNodes }: MutationRecord): Node[] {
    if (type === 'childList') return [...addedNodes].filter(({ nodeName }) => nodeName !== 'FONT');
    const becameInert = target instanceof Element && target.matches('[inert]');
    return becameInert ? [] : [target];
  }

  function regionOf(node: Node): Element | undefined {
    const element = node instanceof Element ? node : node.parentElement;
    const region = node.isConnected ? element?.closest(regions) : null;
    return region && known.has(region) && !isSilent(region) ? region : undefined;
  }

  /** The nodes that no other of these nodes contains. */
  function outermost(nodes: Node[]): Node[] {
    return nodes.filter((node) => !nodes.some((other) => other !== node && other.contains(node)));
  }

  function announceChanges(records: MutationRecord[]): void {
    const changed = [...new Set(records.flatMap(changesOf))];
    const changedRegions = new Set(changed.map(regionOf).filter((region) => region !== undefined));
    for (const region of changedRegions) {
      const nodes = changed.filter((node) => regionOf(node) === region);
      const announced = isAtomic(region) ? [region] : outermost(nodes);
      announce(announced.map(wordsOf).join(' '), !isReadable(region));
    }
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) observeIn(node, true);
  }

  function follow(root: Node): void {
    new MutationObserver(announceChanges).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['inert'],
    });
    for (const child of root.childNodes) observeIn(child, false);
  }

  // The initial content of the document is not announced; its regions are observed from then on.
  document.addEventListener('DOMContentLoaded', () => follow(document), { once: true });
}

/** The text of a live region; `lost` when no screen reader would announce it. */
type Utterance = { words: string; lost: boolean };

/** Records the announcements of live regions of a page, and of later pages, as a screen reader does. */
export async function listen(page: Page) {
  const utterances: Utterance[] = [];
  await page.exposeFunction('reportUtterance', (words: string, lost: boolean) => {
    utterances.push({ words, lost });
  });
  await page.addInitScript(watchLiveRegions);
  const wordsOf = (lost: boolean) =>
    utterances.filter((utterance) => utterance.lost === lost).map(({ words }) => words);
  return {
    /** All announcements so far, in order. */
    announced: () => wordsOf(false),
    /** Text that was meant to be announced, but was not. */
    lost: () => wordsOf(true),
    forget: () => {
      utterances.length = 0;
    },
  };
}
