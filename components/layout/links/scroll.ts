/** Smooth, unless the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Moves the focus too, which was on the link at the end of the page. */
export function scrollPageToTop() {
  scrollToTop();
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Scrolls to a section, once the new page has it, and focuses its heading (docs/product.md#scrolling-to-a-section). */
export function scrollToSection(id: string, retries = 10): void {
  setTimeout(() => {
    const section = document.getElementById(id);
    if (section) arrive(section);
    else if (retries > 0) scrollToSection(id, retries - 1);
  }, 50);
}

function arrive(section: HTMLElement) {
  const scroll = () => section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  scroll();
  scrollAgainOnResize(scroll);
  const heading = section.querySelector<HTMLElement>('h1, h2, h3') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls again when the height of the page changes, as by fonts: for five seconds, or until the visitor acts. */
function scrollAgainOnResize(scroll: () => void) {
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    scroll();
  });
  observer.observe(document.body);

  const visitor = new AbortController();
  const timer = setTimeout(stop, 5_000);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, stop, { signal: visitor.signal, passive: true });
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    visitor.abort();
  }
}
