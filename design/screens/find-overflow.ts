/**
 * Runs in the page: what is cut or leaves the picture. A screen is drawn to the pixel, so a longer
 * word must be seen at once. `data-cut` marks what is meant to be cut.
 */
export function findOverflow(): string[] {
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg *, script)')) {
    if (element.closest('[data-cut]') || element.getClientRects().length === 0) continue;
    const box = element.getBoundingClientRect();
    const outside =
      box.left < -0.5 ||
      box.top < -0.5 ||
      box.right > window.innerWidth + 0.5 ||
      box.bottom > window.innerHeight + 0.5;
    const style = getComputedStyle(element);
    const cut =
      style.display !== 'inline' &&
      element.clientHeight > 0 &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1);
    if (outside || cut) {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 50);
      problems.push(
        `${outside ? 'outside' : 'cut'}: ${element.tagName}.${element.className} ${text}`,
      );
    }
  }
  return problems;
}
