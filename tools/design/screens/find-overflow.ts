/**
 * Runs in the page: finds elements that are cut or outside the image. A screen has fixed dimensions, so
 * a longer word must be noticed. `data-cut` marks elements that are cut on purpose.
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
