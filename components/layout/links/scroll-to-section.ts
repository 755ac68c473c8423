import { scrollBehavior } from '@/components/layout/scroll-behavior';

const delay = 50;
const retries = 10;
/** After so long a page no longer changes its height by itself. */
const settledMs = 5_000;

/**
 * Scrolls to a section of the new page and focuses its heading: tries after 50 ms, then every 50 ms
 * up to 10 times, until the section exists. Returns the function that stops it.
 */
export function scrollToSection(id: string): () => void {
  let left = retries;
  let timer = setTimeout(attempt, delay);

  function attempt() {
    const section = document.getElementById(id);
    if (section) arrive(section);
    else if (left > 0) {
      left -= 1;
      timer = setTimeout(attempt, delay);
    }
  }

  return () => clearTimeout(timer);
}

function arrive(section: HTMLElement) {
  const scroll = () => section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  scroll();
  scrollAgainOnResize(scroll);
  const heading = section.querySelector<HTMLElement>('h1, h2, h3') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Fonts that load later, or a section that is loaded again, change the height of what is above: scrolls
 * again, for five seconds at most and until the visitor does something.
 */
function scrollAgainOnResize(scroll: () => void) {
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    scroll();
  });
  observer.observe(document.body);

  const visitor = new AbortController();
  const timer = setTimeout(stop, settledMs);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, stop, { signal: visitor.signal, passive: true });
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    visitor.abort();
  }
}
