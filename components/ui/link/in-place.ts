type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Runs `work` instead of the navigation of a link, unless the click opens a new tab or window. */
export function inPlace(event: Click, work: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  work();
}
