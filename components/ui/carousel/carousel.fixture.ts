/** What jsdom lacks of a window for a carousel, and what happens to it. */
export type FakeWindow = {
  /** The visitor's width and wish for less motion change. */
  set(state: { width?: number; reducedMotion?: boolean }): void;
  /** The page is scrolled so that the carousel is seen, or is not. */
  scroll(onScreen: boolean): void;
  /** The visitor goes to another tab, or comes back. */
  setVisible(visible: boolean): void;
  /** How many listen to its media queries or watch its scrolling. */
  listeners(): number;
};

const slideWidth = 400;

export function fakeWindow(width = 1280): FakeWindow {
  const state = { width, reducedMotion: false };
  const queries = new Set<() => void>();
  const watchers = new Map<IntersectionObserver, (onScreen: boolean) => void>();

  function matches(query: string) {
    const [, least] = /min-width: (\d+)px/.exec(query) ?? [];
    if (least) return state.width >= Number(least);
    return query.includes('prefers-reduced-motion: reduce') && state.reducedMotion;
  }

  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      addEventListener: (_: string, listener: () => void) => queries.add(listener),
      removeEventListener: (_: string, listener: () => void) => queries.delete(listener),
    }) as unknown as MediaQueryList;

  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, { root }: IntersectionObserverInit = {}) {
      const observer = this as unknown as IntersectionObserver;
      // Those of embla watch the slides within the carousel.
      if (root) return;
      watchers.set(observer, (isIntersecting) => {
        const boundingClientRect = { top: isIntersecting ? 0 : 5_000, height: 400 };
        callback([{ isIntersecting, boundingClientRect } as IntersectionObserverEntry], observer);
      });
    }
    observe() {}
    disconnect() {
      watchers.delete(this as unknown as IntersectionObserver);
    }
  } as unknown as typeof IntersectionObserver;

  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  layOut();
  setVisible(true);

  function setVisible(visible: boolean) {
    Object.defineProperty(document, 'visibilityState', {
      value: visible ? 'visible' : 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  return {
    set: (changes) => {
      Object.assign(state, changes);
      for (const listener of [...queries]) listener();
    },
    scroll: (onScreen) => {
      for (const watch of [...watchers.values()]) watch(onScreen);
    },
    setVisible,
    listeners: () => queries.size + watchers.size,
  };
}

/** A row of equal slides, one of which is seen: embla moves only what has a size. */
function layOut() {
  // Otherwise they have none at all, not even 0, and embla counts on with it.
  document.head.insertAdjacentHTML('beforeend', '<style>[role] { margin-right: 0px }</style>');
  const place = {
    offsetWidth: () => slideWidth,
    offsetLeft(this: HTMLElement) {
      if (!this.matches('[role=group]')) return 0;
      return slideWidth * [...(this.parentElement?.children ?? [])].indexOf(this);
    },
    offsetParent: () => document.body,
  };
  for (const [name, get] of Object.entries(place)) {
    Object.defineProperty(HTMLElement.prototype, name, { get, configurable: true });
  }
}
