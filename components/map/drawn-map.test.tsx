import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { anAd } from '@/lib/ads/ad.fixture';
import { searchMap } from '@/lib/ads/list/search-map';
import { defaultSearch } from '@/lib/ads/search';
import { DrawnMap, MapUnavailable } from './drawn-map';

const location = { name: null, address: null, latitude: null, longitude: null };
const quimper = { ...location, postal_code: '29000', city: 'Quimper' };
const ads = [1, 2].map((id) => anAd({ id, location: quimper }));
const open = (shown: typeof ads) =>
  render(
    <DrawnMap
      map={searchMap(shown, defaultSearch, shown.length)}
      listId="resultats"
      className={undefined}
    />,
  );
const map = () => within(screen.getByRole('region', { name: 'Carte des annonces' }));

test('each dot is a link, named by its place and ads, that crawlers do not follow', () => {
  open(ads);
  const [skip, dot, ...others] = map().getAllByRole('link');
  expect(skip).toHaveAttribute('href', '#resultats');
  expect(dot?.querySelector('title')).toHaveTextContent('Quimper, 2 annonces');
  expect(dot).toHaveAttribute('href', '/annonces?place=quimper-29&radius=10');
  expect(dot).toHaveAttribute('rel', 'nofollow');
  expect(others).toEqual([]);
});

test('without a dot it says so', () => {
  open([]);
  expect(map().getByText(/^Aucune adresse exploitable/)).toBeInTheDocument();
});

test('where there is a search by place, the message leads to all places', () => {
  const { rerender } = render(<MapUnavailable filters="all" />);
  expect(screen.getByText(/^La carte n’est pas disponible pour le moment\./)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/annonces/lieux');
  rerender(<MapUnavailable filters="api" />);
  expect(screen.queryByRole('link')).toBeNull();
});
