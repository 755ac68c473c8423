import { scrollBehavior } from '@/components/layout/scroll-behavior';

const delay = 50;
const retries = 10;

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
  if (document.fonts.status === 'loading') scrollAgainWithFonts(scroll);
  const heading = section.querySelector<HTMLElement>('h1, h2, h3') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Fonts that come later change the height of what is above, unless the visitor scrolls meanwhile. */
function scrollAgainWithFonts(scroll: () => void) {
  const visitor = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(type, () => visitor.abort(), { signal: visitor.signal, passive: true });
  }
  document.fonts.ready.then(() => {
    if (visitor.signal.aborted) return;
    visitor.abort();
    scroll();
  });
}
