import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { announceNavigation, type Navigation } from '@/components/layout/use-navigation';

let shownPath = '/cgu';
jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => shownPath }));
const { PendingPage } = await import('./pending-page');
const { pendingKind } = await import('./page-cover');

beforeEach(() => {
  shownPath = '/cgu';
  window.history.replaceState(null, '', shownPath);
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function Page({ hasMap = true }: { hasMap?: boolean }) {
  return (
    <>
      <PendingPage hasMap={hasMap} />
      <main>
        <a href="/annonces/12">Une annonce</a>
      </main>
    </>
  );
}

/** Begins a navigation; returns the function that ends it. */
async function navigate(href: string, type: Navigation['type'] = 'push') {
  let end = () => {};
  await act(async () => {
    startTransition(async () => {
      announceNavigation(href, type);
      await new Promise<void>((done) => (end = done));
    });
  });
  return () => act(async () => end());
}

/** Passes time; the code of the list is loaded meanwhile. */
async function pass(ms: number) {
  await act(async () => jest.advanceTimersByTime(ms));
  await act(() => import('./page-cover'));
}

const covered = () =>
  document.querySelector('[data-pending]')?.getAttribute('data-pending') ?? null;
const skeletons = () => document.querySelectorAll('ul[aria-hidden="true"] > li').length;

test('an ad says after 300 ms that it is loading, in a region that was there before', async () => {
  render(<Page />);
  const end = await navigate('/annonces/12');
  await pass(299);
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  await pass(1);
  expect(covered()).toBe('ad');
  expect(region).toHaveTextContent(/^Chargement de l'annonce\.\.\.$/);
  await end();
  expect(covered()).toBeNull();
  expect(region).toBeEmptyDOMElement();
});

test.each([
  ['/annonces', true, 'list', 9],
  ['/annonces?view=map', true, 'map', 6],
  ['/annonces?view=map', false, 'list', 9],
])('%s, with a map %s: skeletons', async (href, hasMap, kind, count) => {
  render(<Page hasMap={hasMap} />);
  const end = await navigate(href);
  await pass(300);
  expect(covered()).toBe(kind);
  expect(skeletons()).toBe(count);
  expect(screen.getByText('Chargement des annonces…')).toBeInTheDocument();
  await end();
  expect(skeletons()).toBe(0);
});

test('a list that arrives in time shows no skeletons, nor does another kind of page', async () => {
  render(<Page />);
  const end = await navigate('/annonces');
  await pass(250);
  await end();
  await pass(500);
  expect(covered()).toBeNull();
  const endOther = await navigate('/blog');
  await pass(500);
  expect(covered()).toBeNull();
  await endOther();
});

test('Back shows skeletons until the page has changed', async () => {
  const { rerender } = render(<Page />);
  await act(async () => announceNavigation('/annonces', 'traverse'));
  await pass(0);
  await pass(300);
  expect(covered()).toBe('list');
  shownPath = '/annonces';
  rerender(<Page />);
  expect(covered()).toBeNull();
});

test('a finished Back covers no page that is opened later', async () => {
  shownPath = '/annonces/12';
  const { rerender } = render(<Page />);
  await act(async () => announceNavigation('/annonces', 'traverse'));
  await pass(0);
  shownPath = '/annonces';
  rerender(<Page />);
  const end = await navigate('/annonces/12');
  shownPath = '/annonces/12';
  rerender(<Page />);
  await end();
  await pass(1_000);
  expect(covered()).toBeNull();
});

test('an abandoned navigation gives the focus back', async () => {
  render(<Page />);
  const link = screen.getByRole('link');
  link.focus();
  const end = await navigate('/annonces/12');
  await pass(300);
  expect(covered()).toBe('ad');
  // As the browser does with what is hidden.
  link.blur();
  await end();
  expect(link).toHaveFocus();
});

const kindOf = (path: string, shown: string, type: Navigation['type'] = 'push', hasMap = true) =>
  pendingKind({ url: new URL(path, 'https://site.example'), type, startedAt: 0 }, shown, hasMap);

test.each([
  ['/annonces', 'list'],
  ['/annonces?page=2&specialty=3', 'list'],
  ['/annonces?view=map', 'map'],
  ['/annonces/12?page=2', 'ad'],
  ['/annonces/lieu/finistere', null],
  ['/annonces/quel-lieu?place=x', null],
  ['/annonces/12/agenda.ics', null],
  ['/blog', null],
  ['/', null],
])('on the way from another page to %s: %p', (path, kind) => {
  expect(kindOf(path, '/cgu')).toBe(kind);
  expect(kindOf(path, '/cgu', 'traverse')).toBe(kind);
});

test('without a map the skeletons are those of the list', () => {
  expect(kindOf('/annonces?view=map', '/', 'push', false)).toBe('list');
});

test('a page that is shown stays, unless it is requested again', () => {
  expect(kindOf('/annonces?page=2', '/annonces')).toBeNull();
  expect(kindOf('/annonces/12', '/annonces/12')).toBeNull();
  expect(kindOf('/annonces/12', '/annonces/12', 'retry')).toBe('ad');
  expect(kindOf('/annonces/13', '/annonces/12')).toBe('ad');
});
