import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { scrollToSection } from './scrolling-links';

const scrollIntoView = jest.fn();
let reducedMotion = false;

/** jsdom lays nothing out: the tests say when the height of the page changes. */
let resized = () => {};
const observer = { observe: jest.fn(), disconnect: jest.fn() };
let height = 0;

beforeEach(() => {
  height = 5_900;
  Object.defineProperty(document.body, 'offsetHeight', { configurable: true, get: () => height });
  window.ResizeObserver = class {
    observe = observer.observe;
    disconnect = observer.disconnect;
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this as never);
    }
  } as never;
  jest.useFakeTimers();
  reducedMotion = false;
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
});

afterEach(() => {
  jest.useRealTimers();
  scrollIntoView.mockReset();
  document.body.innerHTML = '';
});

function addSection() {
  document.body.innerHTML = '<section id="contact"><h2>Contact</h2></section>';
}

test('scrollToSection scrolls smoothly after 50 ms, and focuses the heading', () => {
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(49);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(document.activeElement?.textContent).toBe('Contact');
});

test('scrollToSection retries every 50 ms until the section exists', () => {
  scrollToSection('contact');
  jest.advanceTimersByTime(50 + 4 * 50);
  addSection();
  jest.advanceTimersByTime(49);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('scrollToSection stops after ten retries', () => {
  scrollToSection('contact');
  jest.advanceTimersByTime(50 + 10 * 50 - 1);
  addSection();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);

  // The visitor ends what the first one still watches.
  window.dispatchEvent(new Event('wheel'));
  document.body.innerHTML = '';
  scrollToSection('contact');
  jest.advanceTimersByTime(50 + 10 * 50);
  addSection();
  expect(jest.getTimerCount()).toBe(0);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('scrollToSection scrolls at once with reduced motion', () => {
  reducedMotion = true;
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(50);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
});

test.each([
  ['again when the page above changes its height', [], 125, 2],
  ['not again when it does not', [], 0, 1],
  ['not again when the visitor has scrolled meanwhile', ['wheel'], 125, 1],
  ['nor by the keyboard', ['keydown'], 125, 1],
])('scrollToSection scrolls %s', (_, events, change, times) => {
  observer.disconnect.mockClear();
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(50);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  for (const type of events) window.dispatchEvent(new Event(type));
  height += change;
  if (observer.disconnect.mock.calls.length === 0) resized();
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('scrollToSection leaves the page alone after five seconds', () => {
  observer.disconnect.mockClear();
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(50 + 4_999);
  expect(observer.disconnect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(observer.disconnect).toHaveBeenCalled();
});
