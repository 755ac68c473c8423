import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { searchMap } from '@/lib/ads/list/search-map';
import { type AdSearch, defaultSearch, type ListFilters } from '@/lib/ads/search';
import { DrawnMap } from './drawn-map';

const quimper = { commune: '29232', position: null };
const ads = [1, 2].map((id) => ({ id, ...quimper }));

function aMap(shown: typeof ads, search: Partial<AdSearch> = {}, filters: ListFilters = 'all') {
  const map = searchMap(
    shown,
    { ...defaultSearch, ...search },
    { listed: new Set([1]), isAll: false },
  );
  return <DrawnMap map={map} listId="resultats" filters={filters} className={undefined} />;
}

const map = () => within(screen.getByRole('region', { name: 'Carte des annonces' }));

test('the search has its place, its circle and its name', () => {
  const { container } = render(aMap(ads, { place: 'brest-29' }));
  expect(container.querySelector('circle[cx]')).toBeInTheDocument();
  expect(map().getByText('Brest')).toBeInTheDocument();
  expect(map().getByText('Quimper')).toBeInTheDocument();
});

test('without a dot it says so', () => {
  render(aMap([]));
  expect(map().getByText(/^Aucune adresse exploitable/)).toBeInTheDocument();
});

test('it says that it is a simple one, and where there is a search by place leads to all places', () => {
  const { rerender } = render(aMap(ads));
  expect(map().getByText(/^Carte simplifiée/)).toHaveTextContent(
    /La carte n’est pas disponible pour le moment\./,
  );
  expect(map().getByRole('link', { name: /par lieu/ })).toHaveAttribute('href', '/annonces/lieux');
  rerender(aMap(ads, {}, 'api'));
  expect(map().queryByRole('link', { name: /par lieu/ })).toBeNull();
});
