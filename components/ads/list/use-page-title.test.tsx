import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { adsPage } from '@/lib/ads/card';
import { type AdSearch, defaultSearch } from '@/lib/ads/search';
import { placeOfSlug } from '@/lib/places/place-slug';
import { usePageTitle } from './use-page-title';

const served = 'Titre du serveur';
const specialties = [{ id: 3, name: 'Urologie' }];
const around: AdSearch = { ...defaultSearch, place: 'quimper-29', radius: 100 };
const urology: AdSearch = { ...defaultSearch, specialty: 3, page: 2 };

type Listed = Parameters<typeof usePageTitle>[0];
const whole = listed(defaultSearch, { isServed: true });

function listed(search: AdSearch, { isServed = false, loading = false, where = '' } = {}): Listed {
  const empty = adsPage({ count: 0, results: [], next: null }, '2026-11-24');
  // A page of a place names it and says where it looks.
  const place = where ? placeOfSlug(search.place, null) : null;
  const page = { ...empty, place, where: where || null };
  return { search, isServed, loading, page, specialties };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<meta name="application-name" content="MédiRelève" />';
  document.title = served;
});

afterEach(() => {
  jest.useRealTimers();
});

/** After the router has compared the titles, and the code has been loaded. */
const later = () => act(() => jest.advanceTimersByTimeAsync(1_000));

const open = (first: Listed) =>
  renderHook((props: Listed) => usePageTitle(props), { initialProps: first });

test('the title of the server stays until the search is another', async () => {
  const { rerender } = open(whole);
  await later();
  expect(document.title).toBe(served);
  rerender(listed(urology));
  await later();
  expect(document.title).toBe('Annonces : Urologie – Page 2 – MédiRelève');
  rerender(whole);
  await later();
  expect(document.title).toBe('Nos annonces – MédiRelève');
});

test('a page that the router shows for another search gets the title of that search', async () => {
  open(listed(urology));
  await later();
  expect(document.title).toBe('Annonces : Urologie – Page 2 – MédiRelève');
});

test('while the URL changes the title is the first one, whatever the search before', async () => {
  const { rerender } = open(whole);
  rerender(listed(urology, { loading: true }));
  expect(document.title).toBe(served);
  await later();
  expect(document.title).toBe('Annonces : Urologie – Page 2 – MédiRelève');
  rerender(listed(around, { loading: true }));
  expect(document.title).toBe(served);
  await later();
  expect(document.title).toBe(served);
  rerender(listed(around, { where: 'autour de Quimper (100\u00a0km)' }));
  await later();
  expect(document.title).toBe('Annonces : autour de Quimper (100 km) – MédiRelève');
});

test('the title of an abandoned search is not shown', async () => {
  const { unmount } = open(listed(urology));
  unmount();
  await later();
  expect(document.title).toBe(served);
});

test('the place of the previous page is not in the title of a search without a place', async () => {
  const there = listed(around, { where: 'autour de Quimper (100\u00a0km)' });
  const { rerender } = open(there);
  await later();
  rerender({ ...listed(urology, { loading: true }), page: there.page });
  await later();
  expect(document.title).toBe('Annonces : Urologie – Page 2 – MédiRelève');
});
