/** Fakes the browser APIs of a carousel that jsdom lacks, and their events. */
export type FakeWindow = {
  /** Changes the width of the window, or `prefers-reduced-motion`. */
  set(state: { width?: number; reducedMotion?: boolean }): void;
  /** Scrolls the carousel into or out of the window. */
  scroll(onScreen: boolean): void;
  /** Changes the visibility of the page. */
  setVisible(visible: boolean): void;
  /** The number of listeners of media queries and of observers. */
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
      // Embla observes the slides within the carousel.
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

/** Fakes the layout of a row of equal slides, one of which is visible: Embla needs sizes. */
function layOut() {
  // In jsdom the computed margin is empty rather than 0, and Embla would compute with it.
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
