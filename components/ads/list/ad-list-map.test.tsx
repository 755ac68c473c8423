import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode, Ref } from 'react';
import { setMapConsent } from '@/lib/map/consent';

type Marker = {
  ref?: Ref<HTMLButtonElement>;
  title: string;
  onClick?: () => void;
  children: ReactNode;
};

const map = {
  fitBounds: jest.fn(),
  moveCamera: jest.fn(),
  setOptions: jest.fn(),
  getDiv: () => document.body,
  getCenter: () => undefined,
  // So that no camera position is restored from one test to the next.
  getZoom: () => undefined,
};

function AnyMarker({ ref, title, onClick, children }: Marker) {
  return (
    <button ref={ref} type="button" aria-label={title} onClick={onClick}>
      {children}
    </button>
  );
}

function Popup({ ariaLabel, children }: { ariaLabel: string; children: ReactNode }) {
  return (
    <div role="dialog" aria-label={ariaLabel}>
      {children}
    </div>
  );
}

const Through = ({ children }: { children: ReactNode }) => children;

const loadGoogleMaps = jest.fn(async () => undefined);
jest.unstable_mockModule('../../../lib/map/google-script', () => ({
  googleOptions: {},
  loadGoogleMaps,
  isRefusedByGoogle: () => false,
  watchGoogleAuthFailure: () => () => {},
}));
jest.unstable_mockModule('@googlemaps/markerclusterer', () => ({
  SuperClusterAlgorithm: class {},
  MarkerClusterer: class {
    clusters = [];
    addMarker() {}
    removeMarker() {}
    clearMarkers() {}
    render() {}
    setMap() {}
  },
}));
jest.unstable_mockModule('@vis.gl/react-google-maps', () => ({
  APIProvider: Through,
  Map: Through,
  useMap: () => map,
  AdvancedMarker: AnyMarker,
  InfoWindow: Popup,
}));

const { openList, choose } = await import('./ad-list.fixture');

const titles = ['Matin', 'Soir', 'Ailleurs'];
const positions = [
  {
    id: 1,
    coordinates: { latitude: 48, longitude: -4.1 },
    geocodeKey: null,
    town: null,
    isOverseas: false,
  },
  {
    id: 2,
    coordinates: { latitude: 48, longitude: -4.1 },
    geocodeKey: null,
    town: null,
    isOverseas: false,
  },
  {
    id: 3,
    coordinates: { latitude: 45.7, longitude: 4.8 },
    geocodeKey: null,
    town: null,
    isOverseas: false,
  },
];

beforeEach(() => {
  setMapConsent(true);
  jest.clearAllMocks();
});

async function openMap() {
  const list = openList({ search: { view: 'map' }, titles, mapAvailable: true });
  await waitFor(() => expect(list.requests).toHaveLength(1));
  await act(async () => list.requests[0]?.respond({ positions, complete: true }));
  await screen.findByRole('button', { name: '2 annonces' });
  return list;
}

/** The highlighted cards by their titles, and markers by their names. */
function highlighted() {
  return {
    cards: screen
      .getAllByRole('article')
      .filter((card) => card.hasAttribute('data-highlighted'))
      .map((card) => card.querySelector('h3')?.textContent),
    markers: screen
      .getAllByRole('button')
      .filter((marker) => marker.querySelector('[data-highlighted]'))
      .map((marker) => marker.getAttribute('aria-label')),
  };
}

const none = { cards: [], markers: [] };
const both = { cards: ['Matin', 'Soir'], markers: ['2 annonces'] };

describe('cards and markers highlight each other', () => {
  test('from the list, under the pointer and with the keyboard', async () => {
    await openMap();
    const link = screen.getByRole('link', { name: 'Ailleurs' });
    await userEvent.hover(link);
    expect(highlighted()).toEqual({ cards: ['Ailleurs'], markers: ['Ailleurs'] });
    await userEvent.unhover(link);
    expect(highlighted()).toEqual(none);
    act(() => screen.getByRole('link', { name: 'Soir' }).focus());
    expect(highlighted()).toEqual({ cards: ['Soir'], markers: ['2 annonces'] });
  });

  test('from the map, and as long as the popup is open', async () => {
    await openMap();
    const marker = screen.getByRole('button', { name: '2 annonces' });
    await userEvent.hover(marker);
    expect(highlighted()).toEqual(both);
    await userEvent.unhover(marker);
    expect(highlighted()).toEqual(none);
    act(() => marker.focus());
    expect(highlighted()).toEqual(both);
    act(() => marker.blur());
    await userEvent.click(marker);
    await userEvent.unhover(marker);
    act(() => marker.blur());
    expect(screen.getByRole('dialog', { name: '2 annonces' })).toBeInTheDocument();
    expect(highlighted()).toEqual(both);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without a request, and without moving the map', async () => {
    const { requests } = await openMap();
    expect(map.fitBounds.mock.calls).toEqual([
      [{ south: 45.7, north: 48, west: -4.1, east: 4.8 }, 20],
    ]);
    await userEvent.hover(screen.getByRole('link', { name: 'Ailleurs' }));
    await userEvent.hover(screen.getByRole('button', { name: '2 annonces' }));
    expect(map.fitBounds).toHaveBeenCalledTimes(1);
    expect(requests.map(({ url }) => url)).toEqual(['/api/map/positions?']);
  });
});

test('one live region announces the map, and why it is missing', async () => {
  const { serve } = await openMap();
  const map = within(screen.getByRole('region', { name: 'Carte des annonces' }));
  const status = map.getByRole('status');
  expect(status).toHaveTextContent(/^Carte affichée, 2 repères$/);
  await choose('Pédiatrie');
  // Until the next list has come.
  expect(status).toHaveTextContent(/^Carte affichée, 2 repères$/);
  await serve({ specialty: 3, view: 'map' }, { titles: null });
  expect(status).toHaveTextContent(/^La carte attend les annonces de la liste.$/);
  expect(map.getByRole('status')).toBe(status);
});

test('no map is loaded from Google when it would be empty', async () => {
  const { requests } = openList({ search: { view: 'map' }, titles, mapAvailable: true });
  await waitFor(() => expect(requests).toHaveLength(1));
  const coordinates = { latitude: -20.9, longitude: 55.5 };
  const overseas = positions.map((one) => ({ ...one, coordinates, isOverseas: true }));
  await act(async () => requests[0]?.respond({ positions: overseas, complete: true }));
  const map = screen.getByRole('region', { name: 'Carte des annonces' });
  expect(within(map).getByRole('status')).toHaveTextContent(
    /^3 annonces hors de la carte, outre-mer.$/,
  );
  expect(loadGoogleMaps).not.toHaveBeenCalled();
});

test('a new search has its own positions, and moves the map once', async () => {
  const { requests, serve } = await openMap();
  await choose('Pédiatrie');
  expect(requests).toHaveLength(1);
  await serve({ specialty: 3, view: 'map' }, { titles: ['Pédiatre'] });
  expect(requests.at(-1)?.url).toBe('/api/map/positions?specialty=3');
  expect(screen.getByText('Cartographie en cours de préparation...')).toBeInTheDocument();
  await act(async () =>
    requests.at(-1)?.respond({ positions: positions.slice(0, 1), complete: true }),
  );
  expect(await screen.findByRole('button', { name: 'Pédiatre' })).toBeInTheDocument();
  expect(map.fitBounds).toHaveBeenCalledTimes(1);
  expect(map.moveCamera).toHaveBeenCalledTimes(1);
  expect(map.moveCamera).toHaveBeenCalledWith({ center: { lat: 48, lng: -4.1 }, zoom: 11 });
});
