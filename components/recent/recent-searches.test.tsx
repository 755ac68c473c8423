import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { hourOf } from '@/lib/ads/new-ads';
import { forgetVisits } from '@/lib/ads/visits/recent-searches';
import { rememberSearch } from '@/lib/ads/visits/remember-search';
import { RecentSearches } from './recent-searches';

const hoursAgo = (hours: number) => hourOf(Date.now() - hours * 3_600_000);
const counts = new Map<string, unknown>();

beforeEach(() => {
  localStorage.clear();
  counts.clear();
  const fetch = async (url: string) => {
    const body = counts.get(url);
    if (body === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => body };
  };
  Object.assign(globalThis, { fetch: jest.fn(fetch) });
});
afterEach(() => act(() => forgetVisits()));

const store = (...lines: string[]) => localStorage.setItem('recherches-recentes', lines.join('\n'));
const row = () => screen.queryByRole('region', { name: 'Vos recherches récentes' });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const usual = <a href="/annonces/lieux">La carte</a>;

async function open() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RecentSearches>{usual}</RecentSearches>
    </SWRConfig>,
  );
  await act(async () => undefined);
}

test('who has none sees the row of everybody, and requests nothing', async () => {
  await open();
  expect(row()).toBeNull();
  expect(links()).toEqual(['La carte']);
  expect(fetch).not.toHaveBeenCalled();
});

test('each search says how many ads are new since its visit; one of this hour says nothing', async () => {
  store(
    `${hoursAgo(0)} ${hoursAgo(90)} specialty=1 Gynécologie`,
    `${hoursAgo(48)} ${hoursAgo(90)} specialty=3 Urologie`,
    `${hoursAgo(50)} ${hoursAgo(90)} place=quimper-29&radius=25 Quimper (29), 25\u00a0km`,
    `${hoursAgo(2_000)} ${hoursAgo(2_000)} with=housing Logement`,
    `${hoursAgo(5)} ${hoursAgo(5)} with=dining Repas`,
  );
  counts.set(`/api/ads/new?specialty=3&since=${hoursAgo(48)}`, { count: 3 });
  counts.set(`/api/ads/new?place=quimper-29&radius=25&since=${hoursAgo(50)}`, { count: 0 });
  // A month at most; the last call fails, and another says something else.
  counts.set(`/api/ads/new?with=housing&since=${hoursAgo(720)}`, { count: 1 });
  counts.set(`/api/ads/new?with=dining&since=${hoursAgo(5)}`, '<html>portail</html>');
  await open();
  expect(row()).toBeInTheDocument();
  expect(links().slice(1)).toEqual([
    'Gynécologie',
    '3 nouvellesUrologie',
    'aucune nouvelleQuimper (29), 25\u00a0km',
    '1 nouvelleLogement',
    'Repas',
    'La carte',
  ]);
  expect(screen.getByRole('link', { name: '3 nouvelles Urologie' })).toHaveAttribute(
    'href',
    '/annonces?specialty=3',
  );
});

test('until the numbers are known, the row is that of everybody', async () => {
  store(`${hoursAgo(48)} ${hoursAgo(48)} specialty=3 Urologie`);
  Object.assign(globalThis, { fetch: jest.fn(() => new Promise(() => undefined)) });
  await open();
  expect(row()).toBeNull();
});

test('one button forgets all, and what has the focus then says so until there is a search again', async () => {
  store(`${hoursAgo(48)} ${hoursAgo(48)} specialty=3 Urologie`);
  await open();
  act(() => rememberSearch('with=housing', 'Logement'));
  expect(links().slice(1)).toEqual(['Logement', 'Urologie', 'La carte']);
  await userEvent.click(screen.getByRole('button', { name: 'Tout oublier' }));
  expect(row()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Vos recherches sont oubliées.' })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('La carte');
  await act(async () => rememberSearch('with=housing', 'Logement'));
  expect(links().slice(1)).toEqual(['Logement', 'La carte']);
  act(() => forgetVisits());
  expect(screen.queryByText('Vos recherches sont oubliées.')).toBeNull();
});
