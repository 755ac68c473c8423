import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

let seen: (isIntersecting: boolean) => void;
let options: IntersectionObserverInit | undefined;
const disconnect = jest.fn();

class Observer {
  constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
    options = init;
    seen = (isIntersecting) =>
      act(() =>
        callback(
          [{ isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe = () => {};
  disconnect = disconnect;
}

function stage({ top, reduced = false }: { top: number; reduced?: boolean }) {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(
    <Reveal>
      <p>Contenu</p>
    </Reveal>,
  );
  return screen.getByText('Contenu').parentElement;
}

beforeEach(() => {
  options = undefined;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('what is below the window waits until 12 % of it are seen', () => {
  const box = stage({ top: 5000 });
  expect(box).toHaveAttribute('data-waiting');
  expect(options).toEqual({ threshold: 0.12 });
  seen(false);
  expect(box).toHaveAttribute('data-waiting');
  seen(true);
  expect(box).not.toHaveAttribute('data-waiting');
  expect(disconnect).toHaveBeenCalled();
});

test.each([
  ['is in the window already', { top: 100 }],
  ['is above the window', { top: -900 }],
  ['must not move', { top: 5000, reduced: true }],
])('what %s never waits', (_, place) => {
  expect(stage(place)).not.toHaveAttribute('data-waiting');
  expect(options).toBeUndefined();
});
