import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { scrollToSection } from './scroll-to-section';

const scrollIntoView = jest.fn();
let reducedMotion = false;

/** jsdom has no fonts. */
function setFonts(status: FontFaceSetLoadStatus, ready = Promise.resolve()) {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { status, ready } });
}

beforeEach(() => {
  setFonts('loaded');
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

test('after 50 ms it scrolls smoothly and focuses the heading', () => {
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(49);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(document.activeElement?.textContent).toBe('Contact');
});

test('it retries every 50 ms until the section exists', () => {
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

test('it stops after ten retries', () => {
  scrollToSection('contact');
  jest.advanceTimersByTime(50 + 10 * 50 - 1);
  addSection();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);

  document.body.innerHTML = '';
  scrollToSection('contact');
  jest.advanceTimersByTime(50 + 10 * 50);
  addSection();
  expect(jest.getTimerCount()).toBe(0);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('it can be stopped', () => {
  addSection();
  scrollToSection('contact')();
  jest.runAllTimers();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('with reduced motion it scrolls at once', () => {
  reducedMotion = true;
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(50);
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
});

test.each([
  ['again when the fonts have come, which change the height of the page', [], 2],
  ['but not when the visitor has scrolled meanwhile', ['wheel'], 1],
  ['nor by the keyboard', ['keydown'], 1],
])('it scrolls %s', async (_, events, times) => {
  let resolve = () => {};
  const ready = new Promise<void>((done) => {
    resolve = done;
  });
  setFonts('loading', ready);
  addSection();
  scrollToSection('contact');
  jest.advanceTimersByTime(50);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  for (const type of events) window.dispatchEvent(new Event(type));
  resolve();
  await ready;
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
