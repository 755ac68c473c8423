import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { adPage } from '@/lib/ads/detail/ad-page';
import { type AdSearch, defaultSearch } from '@/lib/ads/search';
import { loadChangedList } from '@/lib/api/browser/ad-page';
import { usePageTitle } from './use-page-title';

const served = 'Titre du serveur';
const pageIn = (where: string | null) => ({
  ...adPage({ count: 0, results: [], next: null }, '2026-11-24'),
  where,
});
const specialties = [{ id: 3, name: 'Urologie' }];
const around: AdSearch = { ...defaultSearch, place: 'quimper-29', radius: 100 };
const whole = {
  search: defaultSearch,
  isServed: true,
  specialties,
  page: pageIn(null),
  loading: false,
};
const nearQuimper = { search: around, isServed: false, specialties, loading: false };

beforeEach(() => {
  document.head.innerHTML = '<meta name="application-name" content="MédiRelève" />';
  document.title = served;
});

/** Waits until the code of the title has been loaded. */
const loaded = () => act(async () => void (await loadChangedList()));

type Listed = Parameters<typeof usePageTitle>[0];
const open = (listed: Listed) =>
  renderHook((props: Listed) => usePageTitle(props), { initialProps: listed });

test('the title of the server stays until the search is another', async () => {
  const { rerender } = open(whole);
  await loaded();
  expect(document.title).toBe(served);
  rerender({ ...whole, search: { ...defaultSearch, specialty: 3, page: 2 }, isServed: false });
  await loaded();
  expect(document.title).toBe('Annonces : Urologie – Page 2 – MédiRelève');
  rerender(whole);
  await loaded();
  expect(document.title).toBe('Nos annonces – MédiRelève');
});

test('a page that the router shows for another search gets the title of that search', async () => {
  open({ ...whole, search: { ...defaultSearch, specialty: 3 }, isServed: false });
  await loaded();
  expect(document.title).toBe('Annonces : Urologie – MédiRelève');
});

test('a place is in the title once the list says what it is called', async () => {
  const { rerender } = open(whole);
  rerender({ ...nearQuimper, page: pageIn(null), loading: true });
  await loaded();
  expect(document.title).toBe(served);
  rerender({ ...nearQuimper, page: pageIn('autour de Quimper (100\u00a0km)') });
  await loaded();
  expect(document.title).toBe('Annonces : autour de Quimper (100 km) – MédiRelève');
});

test('a search that is left before its title is loaded changes nothing', async () => {
  const { unmount } = open({ ...nearQuimper, page: pageIn(null) });
  unmount();
  await loaded();
  expect(document.title).toBe(served);
});
