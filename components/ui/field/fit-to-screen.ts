/** Around the popup, in pixels. */
const gap = 4;
/** Six options: with so much below its field the popup scrolls, rather than cover what is above. */
const enoughSpace = 264;
/**
 * The ref of a popup below its field: fits it into the visible part of the screen, above the field where there is
 * little space below and more above. There its height is fixed: the search box at its top would move down with each match less.
 * @param minSpace in pixels: where there is less, the popup covers its field.
 */
export function fitToScreen(popup: HTMLElement | null, minSpace = 168) {
  const field = popup?.parentElement;
  const viewport = window.visualViewport;
  if (!field || !viewport) return;

  function place() {
    if (!popup || !field || !viewport) return;
    const { style } = popup;
    style.cssText = '';
    const { top, bottom } = field.getBoundingClientRect();
    const visible = visibleAround(field, viewport);
    const space = Math.min(minSpace, visible.bottom - visible.top);
    const start = Math.min(bottom, visible.bottom - space);
    const end = Math.max(Math.min(top, visible.bottom), visible.top + space);
    const below = visible.bottom - start - 2 * gap;
    const above = end - visible.top - 2 * gap;
    if (popup.offsetHeight <= below || enoughSpace <= below || above <= below) {
      style.maxHeight = `${below}px`;
      style.top = `${start - top + gap}px`;
    } else {
      style.maxHeight = `${above}px`;
      style.height = `${popup.offsetHeight}px`;
      style.top = 'auto';
      style.bottom = `${bottom - end + gap}px`;
    }
  }

  place();
  viewport.addEventListener('resize', place);
  viewport.addEventListener('scroll', place);
  return () => {
    viewport.removeEventListener('resize', place);
    viewport.removeEventListener('scroll', place);
  };
}

/** The visible part of what scrolls an element: a dialog, or the page below its header. */
function visibleAround(element: HTMLElement, { offsetTop, height }: VisualViewport) {
  const box = scrollContainer(element)?.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return {
    top: Math.max(offsetTop, box?.top ?? Number.parseFloat(scrollPaddingTop)),
    bottom: Math.min(offsetTop + height, box?.bottom ?? Number.POSITIVE_INFINITY),
  };
}

/** The nearest; `null` when it is the page. */
function scrollContainer({ parentElement }: HTMLElement): HTMLElement | null {
  if (!parentElement) return null;
  const { overflowY } = getComputedStyle(parentElement);
  return overflowY === 'visible' ? scrollContainer(parentElement) : parentElement;
}
