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
  report(entry: { isIntersecting: boolean; boundingClientRect?: Partial<DOMRect> }) {
    this.#callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

function report(entry: Parameters<Observer['report']>[0]) {
  act(() => {
    for (const observer of [...observers]) observer.report(entry);
  });
}

function stage({
  top,
  height = 400,
  reduced = false,
}: Record<'top', number> & Partial<{ height: number; reduced: boolean }>) {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  const rendered = render(
    <Reveal>
      <p>Contenu</p>
    </Reveal>,
  );
  const box = screen.getByText('Contenu').parentElement;
  // Not before the observer reports its position.
  expect(box).not.toHaveAttribute('data-waiting');
  report({ isIntersecting: top < window.innerHeight, boundingClientRect: { top, height } });
  return { box, ...rendered };
}

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

test('a box below the window is hidden until 12 % of it are visible', () => {
  const { box } = stage({ top: 5000 });
  expect(box).toHaveAttribute('data-waiting');
  expect(observers.map(({ options }) => options)).toEqual([{ threshold: 0.12 }]);
  report({ isIntersecting: false });
  expect(box).toHaveAttribute('data-waiting');
  report({ isIntersecting: true });
  expect(box).not.toHaveAttribute('data-waiting');
  expect(observers).toEqual([]);
});

test('a very tall box is shown when it fills half the window', () => {
  stage({ top: 5000, height: 10 * window.innerHeight });
  expect(observers.map(({ options }) => options)).toEqual([{ threshold: 0.05 }]);
});

test('resizing updates the threshold', () => {
  const { box } = stage({ top: 5000 });
  Object.defineProperty(box, 'offsetHeight', { value: 20 * window.innerHeight });
  act(() => window.dispatchEvent(new Event('resize')));
  expect(observers.map(({ options }) => options)).toEqual([{ threshold: 0.025 }]);
  expect(box).toHaveAttribute('data-waiting');
});

test('a box removes its observers and listeners when unmounted', () => {
  const { unmount } = stage({ top: 5000 });
  unmount();
  expect(observers).toEqual([]);
  window.dispatchEvent(new Event('resize'));
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
