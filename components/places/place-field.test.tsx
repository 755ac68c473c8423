import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceSummary } from '@/lib/places/place-summary';
import { PlaceField } from './place-field';

const quimper: PlaceSummary = {
  slug: 'quimper-29',
  name: 'Quimper',
  kind: 'commune',
  department: '29',
  postalCodes: ['29000'],
  detail: 'Finistère',
};
const quimperle: PlaceSummary = {
  slug: 'quimperle-29',
  name: 'Quimperlé',
  kind: 'commune',
  department: '29',
  postalCodes: ['29300'],
  detail: 'Finistère',
};
const found = [
  { ...quimper, count: 12 },
  { ...quimperle, count: 1 },
];

const requests = jest.fn<(url: string) => Promise<Response>>();
const field = () => screen.getByRole('combobox', { name: 'Où ?' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const sent = () =>
  new URLSearchParams(
    [...new FormData(document.querySelector('form') ?? undefined)].map(([name, value]) => [
      name,
      String(value),
    ]),
  ).toString();

beforeEach(() => {
  localStorage.clear();
  requests.mockImplementation(async () => json(found));
  globalThis.fetch = (url) => requests(String(url));
});
afterEach(() => {
  requests.mockReset();
});

const json = (body: unknown, status = 200) =>
  ({ ok: status === 200, status, json: async () => body }) as Response;

function setUp(props: Partial<Parameters<typeof PlaceField>[0]> = {}) {
  const onSelect = jest.fn<(place: PlaceSummary | null) => void>();
  render(
    <form>
      <PlaceField onSelect={onSelect} {...props} />
      <button type="submit">Voir</button>
    </form>,
  );
  return onSelect;
}

async function type(text: string) {
  await userEvent.type(field(), text);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
}

test('typing shows suggestions, each with its department and how many ads it has', async () => {
  setUp();
  await type('quimp');
  expect(requests.mock.calls.at(-1)).toEqual(['/api/places?q=quimp']);
  expect(options()).toEqual([
    'Quimper · Finistère · 12\u00a0annonces',
    'Quimperlé · Finistère · 1\u00a0annonce',
  ]);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('2 lieux proposés')).toBeInTheDocument();
});

test('arrow keys move through the list while the focus stays, Enter chooses', async () => {
  const onSelect = setUp();
  await type('quimp');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([[found[1]]]);
  expect(field()).toHaveValue('Quimperlé (29)');
  expect(sent()).toBe('place=quimperle-29');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys of a composition choose nothing: %j',
  async (init) => {
    const onSelect = setUp();
    await type('quimp');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      expect(fireEvent.keyDown(field(), { key, ...init })).toBe(true);
    }
    expect(onSelect).not.toHaveBeenCalled();
    expect(field()).toHaveValue('quimp');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  },
);

test('Enter without a choice takes the first suggestion', async () => {
  const onSelect = setUp();
  await type('quimp');
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([[found[0]]]);
});

test('words without a choice are sent for the server to resolve', async () => {
  requests.mockImplementation(async () => json([]));
  setUp();
  await userEvent.type(field(), 'atlantide');
  expect(await screen.findByText('Nous ne connaissons pas ce lieu.')).toBeInTheDocument();
  expect(sent()).toBe('place=atlantide');
});

test('suggestions that fail say how to go on', async () => {
  requests.mockImplementation(async () => json(null, 502));
  setUp();
  await userEvent.type(field(), 'quimper');
  expect(await screen.findByText(/Appuyez sur Entrée pour chercher/)).toBeInTheDocument();
});

test('arrow keys wrap around at the ends of the list', async () => {
  setUp();
  await type('quimp');
  const active = () => field().getAttribute('aria-activedescendant')?.at(-1);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('1');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('0');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('1');
});

test('Enter with the place of the search submits the form', async () => {
  setUp({ value: quimper.slug, place: quimper });
  const submit = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submit);
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('Escape closes the list, then clears the field', async () => {
  const onSelect = setUp({ value: quimper.slug, place: quimper });
  await userEvent.clear(field());
  expect(onSelect.mock.calls).toEqual([[null]]);
  await type('quimp');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('quimp');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('Escape in an empty field is left to the dialog around it', async () => {
  setUp();
  const onKeyDown = jest.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('keydown', onKeyDown);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', onKeyDown);
  expect(onKeyDown.mock.results.map(({ value }) => value)).toEqual([false]);
});

test('ArrowDown opens the list again', async () => {
  setUp();
  await type('quimp');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
});

test('the place is selected on focus, and a button clears it', async () => {
  const onSelect = setUp({ value: quimper.slug, place: quimper });
  await userEvent.tab();
  const input = field() as HTMLInputElement;
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Quimper (29)'.length]);
  await userEvent.click(screen.getByRole('button', { name: 'Effacer le lieu' }));
  expect(onSelect.mock.calls).toEqual([[null]]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Effacer le lieu' })).toBeNull();
});

test('leaving restores the place of the search, where the form applies at once', async () => {
  setUp({ value: quimper.slug, place: quimper });
  await userEvent.type(field(), 'lé');
  await userEvent.tab();
  await userEvent.tab();
  expect(field()).toHaveValue('Quimper (29)');
  expect(sent()).toBe('place=quimper-29');
});

test('a place of which only the slug is known is sent, and named once it is known', () => {
  const form = (place: PlaceSummary | null) => (
    <form>
      <PlaceField value={quimper.slug} place={place} />
    </form>
  );
  const { rerender } = render(form(null));
  expect(field()).toHaveValue('quimper-29');
  expect(sent()).toBe('place=quimper-29');
  rerender(form(quimper));
  expect(field()).toHaveValue('Quimper (29)');
  expect(sent()).toBe('place=quimper-29');
  rerender(form(quimperle));
  expect(field()).toHaveValue('Quimper (29)');
});

test('the last choices are offered before anything is typed', async () => {
  setUp();
  await type('quimp');
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(field());
  const list = within(screen.getByRole('listbox', { name: 'Lieux' }));
  // How many ads it had then says nothing now.
  expect(await list.findByRole('option', { name: 'Quimper · Finistère' })).toBeInTheDocument();
  expect(screen.getByText('Choix récents')).toBeInTheDocument();
});

test('a choice that an earlier release stored has the number of its department', async () => {
  const { detail: _, ...stored } = quimper;
  localStorage.setItem('lieux-recents', JSON.stringify([stored]));
  setUp();
  await userEvent.click(field());
  expect(await screen.findByRole('option', { name: 'Quimper (29)' })).toBeInTheDocument();
});

test('the field is scrolled to where its list has space, when that opens', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  setUp();
  await type('quimp');
  expect(scroll.mock.contexts).toEqual([field().parentElement]);
  await userEvent.type(field(), 'e');
  await waitFor(() => expect(requests).toHaveBeenLastCalledWith('/api/places?q=quimpe'));
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});

test('the radius is shown with a commune only', async () => {
  setUp({ radius: <input aria-label="Rayon" /> });
  const radius = screen.getByLabelText('Rayon').parentElement;
  expect(radius).not.toHaveAttribute('data-shown');
  await type('quimp');
  await userEvent.keyboard('{Enter}');
  expect(radius).toHaveAttribute('data-shown');
});

test('another search replaces what the field shows, once its place is loaded', async () => {
  const { rerender } = render(<PlaceField value="quimper-29" place={quimper} />);
  rerender(<PlaceField value={null} place={null} />);
  expect(field()).toHaveValue('');
  rerender(<PlaceField value="quimperle-29" place={quimper} />);
  expect(field()).toHaveValue('quimperle-29');
  rerender(<PlaceField value="quimperle-29" place={quimperle} />);
  expect(field()).toHaveValue('Quimperlé (29)');
  // Chosen, and back before its list was loaded.
  await userEvent.clear(field());
  await type('quimp');
  await userEvent.keyboard('{Enter}');
  rerender(<PlaceField value="quimper-29" place={quimperle} />);
  expect(field()).toHaveValue('Quimper (29)');
  rerender(<PlaceField value="quimperle-29" place={quimperle} />);
  expect(field()).toHaveValue('Quimperlé (29)');
});

type Locate = (
  found: (position: { coords: { latitude: number; longitude: number } }) => void,
  failed: (error: unknown) => void,
) => void;

function fakePosition(locate: Locate) {
  const getCurrentPosition = jest.fn(locate);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  return getCurrentPosition;
}

async function pressNearMe() {
  const button = screen.getByRole('button', { name: 'Autour de moi' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
}

test('« Autour de moi » asks for the position on a press only, and sends it rounded', async () => {
  const getPosition = fakePosition((found) =>
    found({ coords: { latitude: 47.99634, longitude: -4.10241 } }),
  );
  const onSelect = setUp();
  expect(getPosition).not.toHaveBeenCalled();
  requests.mockImplementation(async () => json([quimper]));
  await pressNearMe();
  await waitFor(() => expect(onSelect.mock.calls).toEqual([[quimper]]));
  expect(requests.mock.calls).toEqual([['/api/places?near=48.00%2C-4.10']]);
  expect(field()).toHaveValue('Quimper (29)');
  expect(JSON.stringify(localStorage)).not.toContain('47');
});

test.each([
  ['refused', { code: 1 }, 'ne partage pas votre position'],
  ['slow', { code: 3 }, 'n’a pas pu être déterminée'],
])('a position that is %s says how to go on', async (_, error, message) => {
  fakePosition((_found, failed) => failed(error));
  setUp();
  await pressNearMe();
  expect(await screen.findByText(new RegExp(message))).toHaveTextContent('Indiquez plutôt');
});

test('a position that never comes says how to go on after 15 seconds, and the button works again', async () => {
  fakePosition(() => {});
  const onSelect = setUp();
  const button = screen.getByRole('button', { name: 'Autour de moi' });
  jest.useFakeTimers();
  try {
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByText(/n’a pas pu être déterminée\. Indiquez plutôt/)).toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
  } finally {
    jest.useRealTimers();
  }
  fakePosition((found) => found({ coords: { latitude: 48, longitude: -4 } }));
  requests.mockImplementation(async () => json([quimper]));
  await pressNearMe();
  await waitFor(() => expect(onSelect.mock.calls).toEqual([[quimper]]));
});

test('a position outside of France says so', async () => {
  fakePosition((found) => found({ coords: { latitude: 51.5, longitude: -0.12 } }));
  requests.mockImplementation(async () => json([]));
  const onSelect = setUp();
  await pressNearMe();
  expect(await screen.findByText(/Aucune commune française/)).toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
});
