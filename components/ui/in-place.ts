import type { MouseEvent } from 'react';

/** Does the work of a link without leaving the page, unless a new tab or window was asked for. */
export function inPlace(event: MouseEvent, work: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  work();
}
