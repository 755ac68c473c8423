import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';
import { hasMapConsent, setMapConsent } from '@/lib/map/consent';
import { ServedListMap } from './drawn-map';

const code = jest.fn<() => object>();
const View = () => <p>La carte de Google</p>;
jest.unstable_mockModule('./google/list-map-view', () => code());
const { ListMap } = await import('./list-map');

beforeEach(() => {
  setMapConsent(false);
  code.mockReset();
  code.mockReturnValue({ ListMapView: View });
});
afterAll(() => setMapConsent(false));

async function open() {
  render(
    <>
      <ListMap
        listId="liste"
        placeholder={<ServedListMap />}
        access={{ apiKey: 'cle', mapId: 'carte' }}
        search={defaultSearch}
        ads={[]}
        highlighted={new Set()}
        onPoint={() => {}}
        onOpen={() => {}}
      />
      <div id="liste" tabIndex={-1} />
    </>,
  );
  expect(screen.getByText('Cartographie en cours de préparation...')).toBeInTheDocument();
  // Loads the code of its contents.
  await act(async () => {});
}

const agree = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Afficher la carte' }));

describe('before consent', () => {
  test('the map says what Google receives, and loads nothing', async () => {
    await open();
    expect(await screen.findByText(/Google, qui reçoit/)).toBeInTheDocument();
    expect(code).not.toHaveBeenCalled();
  });

  test('a skip link leads past the map to the list', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: /^Passer la carte/ }));
    expect(document.getElementById('liste')).toHaveFocus();
  });
});

test('on consent the map is shown and focused', async () => {
  await open();
  await agree();
  expect(hasMapConsent()).toBe(true);
  expect(screen.getByRole('region', { name: 'Carte des annonces' })).toHaveFocus();
  expect(await screen.findByText('La carte de Google')).toBeInTheDocument();
});

test('when consent is withdrawn the map is removed', async () => {
  setMapConsent(true);
  await open();
  expect(await screen.findByText('La carte de Google')).toBeInTheDocument();
  act(() => setMapConsent(false));
  expect(screen.queryByText('La carte de Google')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Afficher la carte' })).toBeInTheDocument();
});
