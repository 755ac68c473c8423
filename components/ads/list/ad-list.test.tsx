import { describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noFilters } from '@/lib/ads/search';
import {
  address,
  choose,
  countLine,
  goBack,
  isBusy,
  openList,
  respond,
  response,
  titles,
} from './ad-list.fixture';

const failure = 'Impossible de charger les annonces pour le moment.';
const nothingFound = 'Aucune annonce trouvée avec ces critères.';
const nextFrame = () => act(() => new Promise<number>((done) => requestAnimationFrame(done)));
/** The text of the heading of the list, which has a live region. */
const counts = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.querySelector('[aria-live=polite]') !== null)
    .map(({ textContent }) => textContent);

describe('the list as served', () => {
  test('is shown without a request', async () => {
    const { idle, urls } = openList({ titles: ['Une', 'Deux'] });
    await idle();
    expect(titles()).toEqual(['Une', 'Deux']);
    expect(counts()).toContain('2 annonces trouvées');
    expect(isBusy()).toBe(false);
    expect(urls()).toEqual([]);
  });

  test('shows a failure of the server at once, without a request', async () => {
    const { idle, urls } = openList({ titles: null });
    await idle();
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(titles()).toEqual([]);
    expect(urls()).toEqual([]);
  });

  test('adds its search to the links of the ads', () => {
    openList({ search: { specialty: 3, page: 2 } });
    expect(screen.getByRole('link', { name: 'Servie' })).toHaveAttribute(
      'href',
      '/annonces/1?page=2&specialty=3',
    );
  });
});

describe('another specialty', () => {
  test('changes the URL and requests its first page, once', async () => {
    const { push, urls } = openList({ search: { page: 4 } });
    await choose('Pédiatrie');
    expect(push).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/annonces?specialty=3');
    expect(urls()).toEqual(['/api/v1/ads/?page=0&specialty=3']);
  });

  test('keeps the previous cards, marked busy, until its own are loaded', async () => {
    const { requests, urls } = openList({ titles: ['Une', 'Deux'] });
    await choose('Pédiatrie');
    expect(titles()).toEqual(['Une', 'Deux']);
    expect(isBusy()).toBe(true);

    await respond(requests[0], response(['Trois']));
    expect(titles()).toEqual(['Trois']);
    expect(isBusy()).toBe(false);
    expect(screen.getByRole('link', { name: 'Trois' })).toHaveAttribute(
      'href',
      '/annonces/1?specialty=3',
    );
    expect(urls()).toHaveLength(1);
  });

  test.each([
    [1, '1 annonce trouvée'],
    [1240, '1 240 annonces trouvées'],
  ])('announces the count of the response: %d', async (count, expected) => {
    const { requests } = openList();
    await choose('Pédiatrie');
    await respond(requests[0], response(['Une'], { count }));
    expect(counts().map((text) => text?.replaceAll('\u202f', ' '))).toContain(expected);
  });

  test('selected quickly after another aborts the request of the first', async () => {
    const { requests, urls } = openList();
    await choose('Pédiatrie');
    expect(requests[0]?.signal?.aborted).toBe(false);
    await choose('Urologie');
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(urls().at(-1)).toBe('/api/v1/ads/?page=0&specialty=5');

    await respond(requests[1], response(['Urologue']));
    expect(titles()).toEqual(['Urologue']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('selected, deselected and selected again is requested again', async () => {
    const { requests } = openList();
    await choose('Pédiatrie');
    await choose('Urologie');
    await choose('Pédiatrie');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests[1]?.signal?.aborted).toBe(true);
    await respond(requests[2], response(['Pédiatre']));
    expect(titles()).toEqual(['Pédiatre']);
  });

  test('selected right after another has its own history entry', async () => {
    const { push, replace } = openList();
    await choose('Pédiatrie');
    await choose('Urologie');
    expect(push).toHaveBeenCalledTimes(2);
    expect(replace).not.toHaveBeenCalled();
    expect(address()).toBe('/annonces?specialty=5');
  });

  test('selected again makes no request and no history entry', async () => {
    const { push, requests } = openList();
    await choose('Toutes les spécialités');
    expect(push).not.toHaveBeenCalled();
    expect(requests).toHaveLength(0);
  });
});

function setDate(value: string) {
  const field = screen.getByLabelText('Date de début');
  return act(async () => fireEvent.change(field, { target: { value } }));
}

test('typing a date makes one history entry, however many values it passes through', async () => {
  const { push, replace } = openList();
  await setDate('2026-12-01');
  await setDate('2026-12-11');
  expect(push).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/annonces?startDate=2026-12-11');
});

test('dates are sent as midnight', async () => {
  const { urls } = openList();
  await setDate('2026-12-01');
  expect(address()).toBe('/annonces?startDate=2026-12-01');
  expect(urls()).toEqual(['/api/v1/ads/?page=0&startDate=2026-12-01+00%3A00%3A00.000']);
});

test('the dialog of small screens searches as well', async () => {
  const { urls } = openList({ search: { specialty: 3 } });
  await userEvent.click(screen.getByRole('button', { name: /^Filtrer/ }));
  const ends = screen.getAllByLabelText('Date de fin');
  fireEvent.change(ends.at(-1) as HTMLElement, { target: { value: '2026-12-15' } });
  const [, apply] = screen.getAllByRole('button', { name: 'Appliquer les filtres' });
  await userEvent.click(apply as HTMLElement);
  expect(address()).toBe('/annonces?specialty=3&endDate=2026-12-15');
  expect(urls()).toHaveLength(1);
});

describe('Back', () => {
  test('restores the list as served, and never the filtered one', async () => {
    const { requests } = openList({ titles: ['Une', 'Deux'] });
    await choose('Pédiatrie');
    await respond(requests[0], response(['Trois']));
    await goBack();
    expect(address()).toBe('/annonces');
    expect(titles()).toEqual(['Une', 'Deux']);
    expect(counts()).toContain('2 annonces trouvées');
    expect(screen.getByRole('link', { name: 'Une' })).toHaveAttribute('href', '/annonces/1');
    expect(screen.getByRole('button', { name: /^Spécialité/ })).toHaveTextContent(
      'Toutes les spécialités',
    );
  });

  test('keeps the cached list when it cannot be revalidated', async () => {
    const { requests } = openList({ titles: ['Une', 'Deux'] });
    await choose('Pédiatrie');
    await respond(requests[0], response(['Trois']));
    await goBack();
    await nextFrame();
    expect(isBusy()).toBe(false);
    expect(requests).toHaveLength(2);
    await act(async () => requests[1]?.fail());
    expect(titles()).toEqual(['Une', 'Deux']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('before the response aborts the request', async () => {
    const { requests } = openList();
    await choose('Pédiatrie');
    await goBack();
    await respond(requests[0], response(['Trop tard']));
    expect(titles()).toEqual(['Servie']);
    expect(isBusy()).toBe(false);
  });
});

describe('a failure', () => {
  test.each([
    ['a status', 502, {}],
    ['another body', 200, { detail: 'portail captif' }],
    ['a list in the place of a page', 200, []],
    ['nothing', 200, null],
  ])('by %s shows its message, and no card', async (_, status, body) => {
    const { requests } = openList();
    await choose('Pédiatrie');
    await respond(requests[0], body, status);
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(titles()).toEqual([]);
    expect(counts()).toContain('Annonces');
  });

  test('of the network shows it too, and « Réessayer » loads again', async () => {
    const { requests, urls } = openList();
    await choose('Pédiatrie');
    await act(async () => requests[0]?.fail());
    expect(screen.getByRole('alert')).toHaveTextContent(failure);

    const retry = screen.getByRole('link', { name: 'Réessayer' });
    expect(retry).toHaveAttribute('href', '/annonces?specialty=3');
    await userEvent.click(retry);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(urls()).toEqual(Array.from({ length: 2 }, () => '/api/v1/ads/?page=0&specialty=3'));
    await respond(requests[1], response(['Trois']));
    expect(titles()).toEqual(['Trois']);
  });

  test('is loaded again once the browser is online', async () => {
    const { requests } = openList();
    await choose('Pédiatrie');
    await act(async () => requests[0]?.fail());
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      // SWR waits for the next task.
      await new Promise((resolve) => setTimeout(resolve));
    });
    await respond(requests[1], response(['Trois']));
    expect(titles()).toEqual(['Trois']);
  });

  test('on the first page is not the end of the list', async () => {
    const { requests, replace } = openList();
    await choose('Pédiatrie');
    await respond(requests[0], { detail: 'Not found.' }, 404);
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(replace).not.toHaveBeenCalled();
    expect(requests).toHaveLength(1);
  });

  test('does not affect another search', async () => {
    const { requests } = openList({ titles: null });
    await choose('Pédiatrie');
    await respond(requests[0], response(['Trois']));
    expect(titles()).toEqual(['Trois']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('nine skeletons are shown while there is no list yet', async () => {
  const { requests } = openList({ titles: null });
  await userEvent.click(screen.getByRole('link', { name: 'Réessayer' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(counts()).toContain('Chargement des annonces…');
  expect(document.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(9);

  await respond(requests[0], response(['Une']));
  expect(titles()).toEqual(['Une']);
  expect(document.querySelectorAll('ul[aria-hidden="true"]')).toHaveLength(0);
});

describe('nothing found', () => {
  const nothing = 'Aucune annonce trouvée avec ces critères.';

  test('says so, and links to the unfiltered list in the same view', async () => {
    const search = { specialty: 3, view: 'map' } as const;
    const { urls } = openList({ search, titles: [], mapAvailable: true });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(nothing);
    expect(counts()).toContain('0 annonce trouvée');
    const reset = screen.getAllByRole('link', { name: 'Réinitialiser les filtres' }).at(-1);
    expect(reset).toHaveAttribute('href', '/annonces?view=map');
    await userEvent.click(reset as HTMLElement);
    expect(address()).toBe('/annonces?view=map');
    expect(urls()).toEqual(['/api/v1/ads/?page=0']);
  });

  test('offers to remove one of several filters', async () => {
    const search = { specialty: 3, startDate: '2027-03-01' };
    const { urls } = openList({ search, titles: [] });
    expect(
      screen.getByRole('link', { name: 'Sans « Dès le 1er\u00a0mars 2027 »' }),
    ).toHaveAttribute('href', '/annonces?specialty=3');
    await userEvent.click(screen.getByRole('link', { name: 'Sans « Pédiatrie »' }));
    expect(address()).toBe('/annonces?startDate=2027-03-01');
    expect(urls()).toHaveLength(1);
    expect(countLine()).toHaveFocus();
  });

  test('offers what the index counts when the API finds nothing', async () => {
    const search = { specialty: 3, startDate: '2027-02-01' };
    const { requests, urls } = openList({ search, placeSearch: true });
    await userEvent.click(screen.getByRole('link', { name: /^Retirer le filtre Dès/ }));
    const read = requests.find(({ url }) => url.startsWith('/api/v1/'));
    await respond(read, response([]));
    expect(urls().at(-1)).toBe('/api/places/ads?specialty=3');
    const wider = [{ ...noFilters, startDate: '2027-03-01', label: 'Plus tard : 2 annonces' }];
    await respond(requests.at(-1), { cards: [], wider });
    expect(screen.getByRole('link', { name: 'Plus tard : 2 annonces' })).toHaveAttribute(
      'href',
      '/annonces?startDate=2027-03-01',
    );
  });

  test('does not offer what removes the only filter, as all are', () => {
    openList({ search: { specialty: 3 }, titles: [] });
    expect(screen.queryByRole('link', { name: /^Sans/ })).not.toBeInTheDocument();
  });

  test('is not shown while cards are loading', async () => {
    const { requests } = openList({ search: { specialty: 3 }, titles: [] });
    await choose('Urologie');
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    await respond(requests[0], response(['Une']));
    expect(titles()).toEqual(['Une']);
  });
});

describe('the filters of the search', () => {
  const filters = () => screen.queryByRole('list', { name: 'Filtres actifs' });

  test('are not shown when there are none', () => {
    openList({ search: { page: 2 } });
    expect(filters()).not.toBeInTheDocument();
  });

  test('are removed one by one, from the first page', async () => {
    const { push } = openList({ search: { specialty: 3, endDate: '2027-03-31', page: 2 } });
    const specialty = screen.getByRole('link', { name: 'Retirer le filtre Pédiatrie' });
    expect(specialty).toHaveAttribute('href', '/annonces?endDate=2027-03-31');
    await userEvent.click(specialty);
    expect(address()).toBe('/annonces?endDate=2027-03-31');
    expect(countLine()).toHaveFocus();
    await userEvent.click(
      screen.getByRole('link', { name: /^Retirer le filtre Jusqu’au 31\smars/ }),
    );
    expect(address()).toBe('/annonces');
    expect(filters()).not.toBeInTheDocument();
    expect(push).toHaveBeenCalledTimes(2);
  });

  test('follow those that are chosen', async () => {
    openList();
    await choose('Urologie');
    expect(filters()).toHaveTextContent('Retirer le filtre Urologie');
  });
});

test('a chosen place has its name among the filters while its ads load', async () => {
  const { requests } = openList({ placeSearch: true });
  const [where] = await screen.findAllByRole('combobox', { name: 'Où ?' });
  await userEvent.type(where as HTMLElement, 'brest');
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/places?q=brest'));
  const brest = { slug: 'brest-29', name: 'Brest', kind: 'commune', department: '29' };
  await respond(requests.at(-1), [{ ...brest, postalCodes: ['29200'] }]);
  await userEvent.click(screen.getByRole('option', { name: /^Brest/ }));
  expect(address()).toBe('/annonces?place=brest-29');
  const filters = screen.getByRole('list', { name: 'Filtres actifs' });
  expect(filters).toHaveTextContent('Brest (29), 50 km');
});

test.each([
  [1, 0],
  [4, 3],
  [5, 3],
])('of %d cards, the banner follows that at index %d', (count, index) => {
  openList({ titles: Array.from({ length: count }, (_, at) => `Annonce ${at}`) });
  const banner = screen.getByText('Bannière');
  const before = screen
    .getAllByRole('article')
    .filter((card) => card.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(before.at(-1)).toHaveTextContent(`Annonce ${index}`);
});

describe('the banner is below what is in the place of cards', () => {
  const isBelow = (element: HTMLElement) =>
    (element.compareDocumentPosition(screen.getByText('Bannière')) &
      Node.DOCUMENT_POSITION_FOLLOWING) >
    0;

  test.each(['list', 'map'] as const)('as served, %s view', (view) => {
    openList({ search: { view }, titles: null, mapAvailable: true });
    expect(isBelow(screen.getByRole('alert'))).toBe(true);
    cleanup();
    openList({ search: { view }, titles: [], mapAvailable: true });
    expect(isBelow(screen.getByText(nothingFound))).toBe(true);
  });

  test('after a change in the browser', async () => {
    const { requests } = openList();
    await choose('Pédiatrie');
    await respond(requests[0], response([]));
    expect(isBelow(screen.getByText(nothingFound))).toBe(true);
    await choose('Urologie');
    // Of skeletons too.
    expect(screen.getByText('Bannière')).toBeInTheDocument();
    await respond(requests[1], {}, 500);
    expect(isBelow(screen.getByRole('alert'))).toBe(true);
  });
});

test('after a failure, a retry shows skeletons and not the list before', async () => {
  const { requests } = openList();
  await choose('Pédiatrie');
  await respond(requests[0], {}, 500);
  await userEvent.click(screen.getByRole('link', { name: 'Réessayer' }));
  expect(document.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(9);
  expect(titles()).toEqual([]);
  await respond(requests[1], response(['Pédiatre']));
  expect(titles()).toEqual(['Pédiatre']);
});

describe('without ads', () => {
  test('a filter may be removed', () => {
    openList({ search: { specialty: 3 }, titles: [] });
    expect(screen.getByText('Élargissez ou retirez un filtre.')).toBeInTheDocument();
  });

  test('no filter is mentioned where there is none', () => {
    openList({ titles: [] });
    expect(screen.getByText(nothingFound)).toBeInTheDocument();
    expect(screen.queryByText(/un filtre/)).toBeNull();
  });
});
