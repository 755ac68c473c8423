import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { removeSavedAd, saveAd } from '@/lib/ads/saved/saved-ads';

let pathname = '/blog';

jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => pathname }));
jest.unstable_mockModule('next/link', () => ({
  default: ({ href, className, onClick, ...rest }: ComponentProps<'a'>) => (
    <a
      href={href}
      className={className}
      aria-current={rest['aria-current']}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {rest.children}
    </a>
  ),
}));
const { Menu } = await import('./navigation');

beforeEach(() => {
  pathname = '/blog';
});

const toggle = () => screen.getByRole('button');
const panel = () => screen.getByRole('navigation', { name: 'Principale' });

test('the menu has the four links and the link of the saved ads, and marks the current one', () => {
  render(<Menu />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Comment ça marche', '/#how-it-works'],
    ['Nous Contacter', '/#contact'],
    ['Nos annonces', '/annonces'],
    ['Le blog', '/blog'],
    ['Mes annonces', '/mes-annonces'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'true',
    null,
  ]);
});

test('an ad page marks the link of the ads', () => {
  pathname = '/annonces/12';
  render(<Menu />);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Nos annonces');
});

test('the button opens and closes the panel it controls', async () => {
  render(<Menu />);
  expect(toggle()).toHaveAccessibleName('Menu');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveAttribute('aria-controls', panel().id);

  await userEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName('Fermer le menu');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toHaveAttribute('data-open', 'true');

  await userEvent.click(toggle());
  expect(panel()).toHaveAttribute('data-open', 'false');
});

test.each(['Comment ça marche', 'Nous Contacter', 'Nos annonces', 'Le blog', 'Mes annonces'])(
  'following « %s » closes the menu and moves the focus to the button',
  async (name) => {
    render(<Menu />);
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('link', { name }));
    expect(panel()).toHaveAttribute('data-open', 'false');
    expect(toggle()).toHaveFocus();
  },
);

test('Escape closes the menu and restores the focus to the button', async () => {
  render(<Menu />);
  await userEvent.click(toggle());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Comment ça marche' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toHaveAttribute('data-open', 'false');
  expect(toggle()).toHaveFocus();
});

test.each([
  ['past its last entry', false],
  ['back before the button', true],
])('moving the focus %s closes the menu', async (_, shift) => {
  render(
    <>
      <a href="/">Accueil</a>
      <Menu />
      <button type="button">Partager</button>
    </>,
  );
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  if (!shift) {
    screen.getByRole('link', { name: 'Le blog' }).focus();
    await userEvent.tab();
    expect(panel()).toHaveAttribute('data-open', 'true');
  }
  await userEvent.tab({ shift });
  const next = shift
    ? screen.getByRole('link', { name: 'Accueil' })
    : screen.getByRole('button', { name: 'Partager' });
  expect(next).toHaveFocus();
  expect(panel()).toHaveAttribute('data-open', 'false');
});

test('a click beside all controls leaves the menu open', async () => {
  render(
    <>
      <Menu />
      <p>Une annonce</p>
    </>,
  );
  await userEvent.click(toggle());
  await userEvent.click(screen.getByText('Une annonce'));
  expect(document.body).toHaveFocus();
  expect(panel()).toHaveAttribute('data-open', 'true');
});

test('the menu is closed on the next page', async () => {
  const { rerender } = render(<Menu />);
  await userEvent.click(toggle());
  pathname = '/';
  rerender(<Menu />);
  expect(panel()).toHaveAttribute('data-open', 'false');
});

test('the link of the saved ads has their number, and one beside the button too, when there is one', () => {
  localStorage.clear();
  render(<Menu />);
  const names = () =>
    screen.getAllByRole('link', { name: /^Mes annonces/ }).map(({ textContent }) => textContent);
  const save = (id: number) =>
    act(() => void saveAd({ id, title: 'Quimper', savedAt: '2026-11-24T08:00:00.000Z' }));
  expect(names()).toEqual(['Mes annonces']);
  save(12);
  expect(names()).toEqual(['Mes annonces, 1 gardée', 'Mes annonces, 1 gardée']);
  save(7);
  expect(names()).toEqual(['Mes annonces, 2 gardées', 'Mes annonces, 2 gardées']);
  expect(toggle().previousElementSibling).toHaveTextContent('Mes annonces, 2 gardées');
  expect(toggle()).toHaveTextContent(/^Menu$/);
  act(() => removeSavedAd(12));
  expect(names()).toEqual(['Mes annonces, 1 gardée', 'Mes annonces, 1 gardée']);
  act(() => removeSavedAd(7));
});
