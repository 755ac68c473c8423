import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

/** The active observers. */
let observers: Observer[];

class Observer {
  #callback: IntersectionObserverCallback;
  options: IntersectionObserverInit | undefined;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#callback = callback;
    this.options = options;
  }
  observe() {
    observers.push(this);
  }
  disconnect() {
    observers = observers.filter((it) => it !== this);
  }
  report(entry: Partial<IntersectionObserverEntry>) {
    this.#callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

function report(entry: Partial<IntersectionObserverEntry>) {
  act(() => {
    for (const observer of [...observers]) observer.report(entry);
  });
}

/** Scrolls the box until a part of its height is visible. */
const show = (ratio: number, height: number) =>
  report({ intersectionRatio: ratio, intersectionRect: new DOMRect(0, 0, 400, ratio * height) });

function stage({ top, reduced = false }: { top: number; reduced?: boolean }) {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  const rendered = render(
    <Reveal>
      <p>Contenu</p>
    </Reveal>,
  );
  const box = screen.getByText('Contenu').parentElement;
  // Not before the observer reports its position.
  expect(box).not.toHaveAttribute('data-waiting');
  report({ boundingClientRect: new DOMRect(0, top, 400, 400) });
  return { box, ...rendered };
}

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

test('a box below the window is hidden until 12 % of it are visible', () => {
  const { box } = stage({ top: 5000 });
  expect(box).toHaveAttribute('data-waiting');
  expect(observers[0]?.options?.threshold).toContain(0.12);
  for (const ratio of [0, 0.11]) {
    show(ratio, 400);
    expect(box).toHaveAttribute('data-waiting');
  }
  show(0.12, 400);
  expect(box).not.toHaveAttribute('data-waiting');
  expect(observers).toEqual([]);
});

test('a very tall box is shown when it fills half the window', () => {
  const { box } = stage({ top: 5000 });
  expect(observers[0]?.options?.threshold).toContain(0.05);
  show(0.04, 10 * window.innerHeight);
  expect(box).toHaveAttribute('data-waiting');
  show(0.05, 10 * window.innerHeight);
  expect(box).not.toHaveAttribute('data-waiting');
});

test('a box removes its observer when unmounted', () => {
  const { unmount } = stage({ top: 5000 });
  unmount();
  expect(observers).toEqual([]);
});

test.each([
  ['is in the window already', { top: 100 }],
  ['is above the window', { top: -900 }],
  ['must not move', { top: 5000, reduced: true }],
])('a box that %s is never hidden', (_, place) => {
  expect(stage(place).box).not.toHaveAttribute('data-waiting');
  expect(observers).toEqual([]);
});
