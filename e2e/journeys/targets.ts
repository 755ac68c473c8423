import type { Page } from '@playwright/test';

/**
 * Targets that are too small to be pressed: under 24 px (WCAG 2.5.8), and under 44 px for fingers, except in the
 * footer. Links in a sentence are as tall as its lines, and the list beside the map of France has links to the
 * same departments.
 */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTouched = matchMedia('(pointer: coarse)').matches;
    const isInSentence = (target: Element) =>
      target.matches('a') &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    // A link may cover the whole card around it.
    const boxOf = (target: Element) => {
      const { width, height } = target.getBoundingClientRect();
      const over = getComputedStyle(target, '::after');
      const covers = over.position === 'absolute' && over.content !== 'none';
      return {
        width: Math.max(width, (covers && Number.parseFloat(over.width)) || 0),
        height: Math.max(height, (covers && Number.parseFloat(over.height)) || 0),
      };
    };
    return [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="option"]',
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('[inert], [aria-hidden="true"], svg'))
      .filter((target) => !isInSentence(target))
      .flatMap((target) => {
        const { width, height } = boxOf(target);
        // For screen readers only.
        if (width <= 1 || height <= 1) return [];
        const least = isTouched && !target.closest('footer') ? 44 : 24;
        return Math.min(width, height) < least - 0.5
          ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`]
          : [];
      });
  });
}
