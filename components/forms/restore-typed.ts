type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Copies what was typed into a removed element to its replacement, but for one type of control, and the focus. */
export function restoreTyped(removed: Element, focused: EventTarget | null, ignored = ''): void {
  for (const from of controlsOf(removed)) {
    if (from.type === ignored) continue;
    const sameIn = (root: ParentNode, named: string) =>
      controlsOf(root).filter(({ type, name }) => type === from.type && name === named);
    const index = sameIn(removed, from.name).indexOf(from);
    // Once its component is hydrated, a control may lack its name.
    const to = sameIn(document, from.name)[index] ?? sameIn(document, '')[index];
    if (!to) continue;
    to.value = from.value;
    if ('checked' in to && 'checked' in from) to.checked = from.checked;
    if (from === focused) to.focus({ preventScroll: true });
  }
}

function controlsOf(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>('input:not([type="hidden"]), select, textarea')];
}
