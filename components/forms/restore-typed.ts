type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Copies what was typed into a removed element to its replacement, but for one type of control, and the focus. */
export function restoreTyped(removed: Element, focused: EventTarget | null, ignored = ''): void {
  for (const from of controlsOf(removed)) {
    if (from.type === ignored) continue;
    // The control has the same type and name; once its component is hydrated, it may lack the name.
    const isSame = ({ type, name }: Control) =>
      type === from.type && (name === from.name || name === '');
    const to =
      controlsOf(document).filter(isSame)[controlsOf(removed).filter(isSame).indexOf(from)];
    if (!to) continue;
    to.value = from.value;
    if ('checked' in to && 'checked' in from) to.checked = from.checked;
    if (from === focused) to.focus({ preventScroll: true });
  }
}

function controlsOf(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>('input:not([type="hidden"]), select, textarea')];
}
