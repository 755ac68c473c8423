import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
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
const { LegalLink } = await import('@/components/layout/links/scrolling-links');

const scrollTo = jest.fn();
const link = () => (
  <>
    <main tabIndex={-1} />
    <LegalLink href="/cgu">Conditions</LegalLink>
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
  pathname = '/';
  window.scrollTo = scrollTo as typeof window.scrollTo;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  jest.useRealTimers();
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
