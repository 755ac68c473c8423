import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { termsPage } from '@/lib/legal/legal-pages';
import type { LegalText } from '@/lib/legal/legal-text';

let pathname = '/cgu';
const push = jest.fn();

jest.unstable_mockModule('next/navigation', () => ({
  usePathname: () => pathname,
  useRouter: () => ({ push }),
}));
const { LegalArticle, LegalUnavailable } = await import('./legal-article');

const text: LegalText = {
  title: 'Conditions',
  updated: 'Mise à jour le 09/03/2025',
  contents: [{ id: 'section-la-carte', text: 'La carte', parts: [] }],
  sections: [
    {
      id: null,
      name: null,
      html:
        '<p><a href="/inscription">Pré-inscription</a> <a href="/x#y">Section</a> ' +
        '<a href="/blog" target="_blank" rel="noopener noreferrer">Le blog</a></p>',
    },
    {
      id: 'section-la-carte',
      name: 'carte-google',
      html: '<h2 id="section-la-carte">La carte</h2>',
    },
  ],
};
const inserts = { 'carte-google': <button type="button">Retirer mon accord</button> };
const article = () => (
  <main tabIndex={-1}>
    <LegalArticle page={termsPage} text={text} inserts={inserts} />
  </main>
);

/** Clicks a link; returns whether the browser handles it. */
function click(name: string, keys: MouseEventInit = {}): boolean {
  let left = true;
  // jsdom cannot follow links.
  const stay = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), keys);
  return left;
}

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  pathname = '/cgu';
  push.mockReset();
  scrollTo.mockReset();
  window.scrollTo = scrollTo as typeof window.scrollTo;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  jest.useRealTimers();
});

test('a text has its title, its date, its contents and its sections', () => {
  render(article());
  expect(screen.getByRole('heading', { level: 1, name: 'Conditions' })).toBeInTheDocument();
  expect(screen.getByText('Mise à jour le 09/03/2025')).toBeInTheDocument();
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  const [link] = within(contents).getAllByRole('link', { name: 'La carte', hidden: true });
  expect(link).toHaveAttribute('href', '#section-la-carte');
  expect(screen.getByText('https://www.medireleve.example/cgu')).toBeInTheDocument();
});

test('an inserted component is in the section of its name', () => {
  render(article());
  const section = document.getElementById('carte-google') as HTMLElement;
  expect(within(section).getByRole('heading', { name: 'La carte' })).toBeInTheDocument();
  expect(within(section).getByRole('button', { name: 'Retirer mon accord' })).toBeInTheDocument();
});

test('text before the first heading is in no section', () => {
  render(article());
  expect(screen.getByRole('link', { name: 'Pré-inscription' }).closest('section')).toBeNull();
  expect(screen.getByRole('heading', { name: 'La carte' }).closest('section')).not.toBeNull();
});

test('a link to a page of the site is a client-side navigation, scrolled to the top after 100 ms', () => {
  const { rerender } = render(article());
  expect(click('Pré-inscription')).toBe(false);
  expect(push.mock.calls).toEqual([['/inscription', { scroll: false }]]);
  act(() => jest.advanceTimersByTime(5000));
  expect(scrollTo).not.toHaveBeenCalled();

  pathname = '/inscription';
  rerender(article());
  act(() => jest.advanceTimersByTime(99));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a link to a section of another page scrolls to that section', () => {
  const { rerender } = render(article());
  expect(click('Section')).toBe(false);
  expect(push.mock.calls).toEqual([['/x#y', { scroll: true }]]);
  pathname = '/x';
  rerender(article());
  act(() => jest.runAllTimers());
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  ['Pré-inscription', { ctrlKey: true }],
  ['Pré-inscription', { metaKey: true }],
  ['Pré-inscription', { shiftKey: true }],
  ['Le blog', {}],
])('%s is left to the browser with %j', (name, keys) => {
  render(article());
  expect(click(name, keys)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('a text that cannot be read has a link to retry, and an e-mail address', () => {
  render(<LegalUnavailable title="Mentions légales" email="contact@example.org" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Mentions légales : texte indisponible',
  );
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'contact@example.org' })).toHaveAttribute(
    'href',
    'mailto:contact@example.org',
  );
});
