import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { type AdSearch, defaultSearch } from '@/lib/ads/search';

const code = jest.fn<() => object>();
jest.unstable_mockModule('../../../places/place-field', () => code());
const { PlaceFilter } = await import('./place-filter');

const brest: PlaceSummary = {
  slug: 'brest-29',
  name: 'Brest',
  kind: 'commune',
  department: '29',
  postalCodes: ['29200', '29238'],
};

/** Reports to the observer of the field whether it is visible. */
let report: (isIntersecting: boolean) => Promise<void>;

beforeEach(() => {
  code.mockReset();
  code.mockReturnValue({ PlaceField });
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (isIntersecting) =>
        act(async () => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
});

function setUp(search: AdSearch, place: PlaceSummary | null) {
  render(<PlaceFilter value={search.place} place={place} onSelect={() => {}} />);
}

const plain = () => screen.getByRole('textbox', { name: 'Où ?' });

// The first: a module is loaded once.
test('when the code cannot be loaded the plain field stays', async () => {
  code.mockImplementation(() => {
    throw new Error('hors ligne');
  });
  setUp(defaultSearch, null);
  await report(true);
  await waitFor(() => expect(code).toHaveBeenCalled());
  expect(plain()).toBeInTheDocument();
});

test('a plain field with the place, until the code of the combobox is loaded', async () => {
  setUp({ ...defaultSearch, place: brest.slug }, brest);
  expect(plain()).toHaveValue('Brest (29)');
  expect(plain()).toHaveAttribute('name', 'place');
  await report(false);
  expect(code).not.toHaveBeenCalled();
  await report(true);
  expect(await screen.findByText('Combobox []')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a place of which only the slug is known is not lost', () => {
  setUp({ ...defaultSearch, place: 'brest-29' }, null);
  expect(plain()).toHaveValue('brest-29');
});

test('a field in use is replaced when the focus leaves it, with what was typed', async () => {
  setUp(defaultSearch, null);
  await userEvent.type(plain(), 'Carh');
  await report(true);
  expect(plain()).toHaveFocus();
  await userEvent.type(plain(), 'aix');
  await userEvent.tab();
  expect(await screen.findByText('Combobox [Carhaix]')).toBeInTheDocument();
});

function PlaceField({ words }: { words: string }) {
  return <p>Combobox [{words}]</p>;
}
