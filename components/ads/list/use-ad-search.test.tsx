import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { adListHref, defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { useAdSearch } from './use-ad-search';

const specialty = { ...defaultSearch, specialty: 3 };

function visit(address: string, search = defaultSearch, requestedQuery = formatAdSearch(search)) {
  window.history.replaceState(null, '', address);
  const { result } = renderHook(() => useAdSearch({ search, requestedQuery }));
  return { search: () => result.current[0], navigate: result.current[1] };
}

test('the search is read from the URL, other parameters are ignored', () => {
  expect(visit('/annonces?utm_source=x&specialty=3').search()).toEqual(specialty);
});

test('when the server shows another search than the requested one, that one is shown', () => {
  expect(visit('/annonces?page=9&specialty=3', specialty, 'page=9&specialty=3').search()).toEqual(
    specialty,
  );
});

test('while the router opens another page, the list stays as it was served', () => {
  expect(visit('/annonces/12?page=7', specialty).search()).toEqual(specialty);
});

test.each(['push', 'replace'] as const)('a %s changes the URL and the search', (mode) => {
  const { search, navigate } = visit('/annonces');
  const before = window.history.length;
  act(() => navigate(specialty, mode));
  expect(search()).toEqual(specialty);
  expect(window.location.pathname + window.location.search).toBe(adListHref(specialty));
  expect(window.history.length - before).toBe(mode === 'push' ? 1 : 0);
});
