import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

let pathname = '/';

jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => pathname }));
jest.unstable_mockModule('next/link', () => ({
  default: (props: { href: string; onNavigate: () => void; children: ReactNode }) => (
    <a
      href={props.href}
      onClick={(event) => {
        event.preventDefault();
        props.onNavigate();
      }}
    >
      {props.children}
    </a>
  ),
}));
const { LegalLink, scrollToSection } = await import('@/components/layout/links/scrolling-links');

let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a link to a legal page', () => {
  const scrollTo = jest.fn();
  const link = () => (
    <>
      <main tabIndex={-1} />
      <LegalLink href="/cgu">Conditions</LegalLink>
    </>
  );

  beforeEach(() => {
    pathname = '/';
    window.scrollTo = scrollTo as typeof window.scrollTo;
  });

  afterEach(() => {
    scrollTo.mockReset();
  });

  test('100 ms after the navigation ends, however long it takes, the page scrolls to its top', () => {
    const { rerender } = render(link());
    fireEvent.click(screen.getByRole('link'));
    jest.advanceTimersByTime(5000);
    expect(scrollTo).not.toHaveBeenCalled();

    pathname = '/cgu';
    rerender(link());
    jest.advanceTimersByTime(99);
    expect(scrollTo).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('on its own page it scrolls as well', () => {
    pathname = '/cgu';
    render(link());
    fireEvent.click(screen.getByRole('link'));
    jest.advanceTimersByTime(100);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  test('another navigation cancels the scroll', () => {
    const { rerender } = render(link());
    fireEvent.click(screen.getByRole('link'));
    for (const path of ['/blog', '/cgu']) {
      pathname = path;
      rerender(link());
    }
    jest.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('a link that is unmounted with its page still scrolls the next one to its top', () => {
    const elsewhere = (page: ReactNode) => (
      <>
        <LegalLink href="/mentions-legales">Mentions</LegalLink>
        {page}
      </>
    );
    const { rerender } = render(elsewhere(<LegalLink href="/cgu">Conditions</LegalLink>));
    fireEvent.click(screen.getByRole('link', { name: 'Conditions' }));
    // Another link is mounted during the navigation.
    rerender(
      elsewhere(
        <>
          <LegalLink href="/cgu">Conditions</LegalLink>
          <LegalLink href="/politique-de-confidentialite">Politique</LegalLink>
        </>,
      ),
    );
    pathname = '/cgu';
    rerender(elsewhere(null));
    jest.advanceTimersByTime(100);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});

describe('a link to a section', () => {
  const scrollIntoView = jest.fn();

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
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  afterEach(() => {
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
});
