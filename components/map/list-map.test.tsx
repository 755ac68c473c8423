import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';
import { hasMapConsent, setMapConsent } from '@/lib/map/consent';

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
  // The code of its contents.
  await act(async () => {});
}

const agree = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Afficher la carte' }));

describe('before the visitor agrees', () => {
  test('it says what Google receives, and loads nothing', async () => {
    await open();
    expect(await screen.findByText(/Google, qui reçoit/)).toBeInTheDocument();
    expect(code).not.toHaveBeenCalled();
  });

  test('the map can be passed, to the list that holds the same', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: /^Passer la carte/ }));
    expect(document.getElementById('liste')).toHaveFocus();
  });
});

test('once the visitor agrees the map comes, and has the keyboard', async () => {
  await open();
  await agree();
  expect(hasMapConsent()).toBe(true);
  expect(screen.getByRole('region', { name: 'Carte des annonces' })).toHaveFocus();
  expect(await screen.findByText('La carte de Google')).toBeInTheDocument();
});

test('withdrawn, the map goes', async () => {
  setMapConsent(true);
  await open();
  expect(await screen.findByText('La carte de Google')).toBeInTheDocument();
  act(() => setMapConsent(false));
  expect(screen.queryByText('La carte de Google')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Afficher la carte' })).toBeInTheDocument();
});
