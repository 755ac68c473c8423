import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noFilters } from '@/lib/ads/search';

let isOffline = false;
jest.unstable_mockModule('next/offline', () => ({ useOffline: () => isOffline }));
const { address, choose, countLine, hrefOf, isBusy, openList, pushed, replaced, titles } =
  await import('./ad-list.fixture');
const { router } = await import('./router.fixture');

const failure = 'Impossible de charger les annonces pour le moment.';
const nothingFound = 'Aucune annonce trouvée avec ces critères.';
const chips = () => screen.queryByRole('list', { name: 'Filtres actifs' });
const skeletons = () => document.querySelectorAll('ul[aria-hidden="true"] > li').length;

beforeEach(() => {
  isOffline = false;
});
afterEach(() => {
  jest.useRealTimers();
});

test('the links of the ads have the search of their list', () => {
  openList({ search: { specialty: 3, page: 2 } });
  expect(screen.getByRole('link', { name: 'Servie' })).toHaveAttribute(
    'href',
    '/annonces/1?page=2&specialty=3',
  );
});

describe('another search', () => {
  test('is navigated to from its first page, where the visitor is', async () => {
    openList({ search: { page: 4 } });
    await choose('Pédiatrie');
    expect(router.push.mock.calls).toEqual([['/annonces?specialty=3', { scroll: false }]]);
  });

  test('shows at once; the list before stays until its own has come', async () => {
    const { serve } = openList({ titles: ['Une', 'Deux'] });
    await choose('Pédiatrie');
    expect(chips()).toHaveTextContent('Retirer le filtre Pédiatrie');
    expect(titles()).toEqual(['Une', 'Deux']);
    expect(screen.getByRole('link', { name: 'Une' })).toHaveAttribute('href', '/annonces/1');
    expect(countLine()).toHaveTextContent('2 annonces trouvées');
    expect(isBusy()).toBe(true);

    const before = countLine().querySelector('[aria-live]')?.firstElementChild;
    await serve({ specialty: 3 }, { titles: ['Trois'] });
    expect(titles()).toEqual(['Trois']);
    expect(countLine()).toHaveTextContent('1 annonce trouvée');
    // One change of the live region, which is announced once.
    expect(before).toBeInstanceOf(HTMLElement);
    expect(before?.isConnected).toBe(false);
    expect(isBusy()).toBe(false);
  });

  test('chosen while one is on its way has the filters of both, and Back leads through both', async () => {
    const { serve } = openList();
    await choose('Pédiatrie');
    fireEvent.click(screen.getByRole('link', { name: 'Carte' }));
    expect(pushed()).toEqual([hrefOf({ specialty: 3 }), hrefOf({ specialty: 3, view: 'map' })]);
    expect(address()).toBe('/annonces?specialty=3');
    await serve({ specialty: 3, view: 'map' });
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    });
    expect(address()).toBe('/annonces?specialty=3');
  });

  test('that is the same is none', async () => {
    openList();
    await choose('Toutes les spécialités');
    expect(router.push).not.toHaveBeenCalled();
  });

  test('changes the layout for the map when its list has come', async () => {
    const { serve } = openList();
    const view = () => document.querySelector('[data-view]')?.getAttribute('data-view');
    await userEvent.click(screen.getByRole('link', { name: 'Carte' }));
    expect(screen.getByRole('link', { name: 'Carte' })).toHaveAttribute('aria-current', 'true');
    expect(view()).toBe('list');
    await serve({ view: 'map' });
    expect(view()).toBe('map');
  });

  test('of a chosen place has its name among the filters', async () => {
    const { requests } = openList({ filters: 'all' });
    const [where] = await screen.findAllByRole('combobox', { name: 'Où ?' });
    await userEvent.type(where as HTMLElement, 'brest');
    await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/places?q=brest'));
    const brest = { slug: 'brest-29', name: 'Brest', kind: 'commune', department: '29' };
    await act(async () => requests.at(-1)?.respond([{ ...brest, postalCodes: ['29200'] }]));
    await userEvent.click(screen.getByRole('option', { name: /^Brest/ }));
    expect(pushed()).toEqual(['/annonces?place=brest-29']);
    expect(chips()).toHaveTextContent('Brest (29), 50 km');
  });
});

describe('what is being typed', () => {
  const type = (name: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(name), { target: { value } }));

  test('is one history entry, once no more keys come', async () => {
    jest.useFakeTimers();
    const { serve } = openList();
    const pass = () => act(async () => jest.advanceTimersByTime(400));
    await type('Date de début', '2026-12-01');
    await type('Date de début', '2026-12-11');
    expect(pushed()).toEqual([]);
    await pass();
    await serve({ startDate: '2026-12-11' });
    await type('Date de début', '2026-12-12');
    await pass();
    expect([pushed(), replaced()]).toEqual([
      ['/annonces?startDate=2026-12-11'],
      ['/annonces?startDate=2026-12-12'],
    ]);
  });

  test('stays when another list comes', async () => {
    const { serve } = openList({ filters: 'all' });
    await userEvent.click(screen.getByRole('link', { name: 'Carte' }));
    const words = screen.getByLabelText('Mots');
    await userEvent.type(words, 'ehp');
    await serve({ view: 'map' });
    expect(words).toHaveValue('ehp');
  });
});

test('the dialog of small screens searches as well', async () => {
  openList({ search: { specialty: 3 } });
  await userEvent.click(screen.getByRole('button', { name: /^Filtrer/ }));
  const ends = screen.getAllByLabelText('Date de fin');
  fireEvent.change(ends.at(-1) as HTMLElement, { target: { value: '2026-12-15' } });
  const [, apply] = screen.getAllByRole('button', { name: 'Appliquer les filtres' });
  await userEvent.click(apply as HTMLElement);
  expect(pushed()).toEqual(['/annonces?specialty=3&endDate=2026-12-15']);
});

describe('a request that fails', () => {
  test('leaves the list and what was chosen, with a message that goes with the next list', async () => {
    const { serve } = openList({ titles: ['Une'] });
    isOffline = true;
    await choose('Pédiatrie');
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(titles()).toEqual(['Une']);
    expect(chips()).toHaveTextContent('Pédiatrie');
    // The router tries again.
    isOffline = false;
    await choose('Urologie');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await serve({ specialty: 5 }, { titles: ['Deux'] });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Deux']);
  });

  test('is made again by « Réessayer »', async () => {
    openList();
    isOffline = true;
    await choose('Pédiatrie');
    await userEvent.click(screen.getByRole('link', { name: 'Réessayer' }));
    expect(pushed()).toEqual(['/annonces?specialty=3', '/annonces?specialty=3']);
  });
});

describe('a list that the server could not make', () => {
  test('says so, and has a link to the same page', async () => {
    openList({ titles: null });
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(countLine()).toHaveTextContent('Annonces');
    expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
    await act(async () => undefined);
  });

  test('while the index prepares is information', async () => {
    openList({ titles: null, isPreparing: true });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const message = screen.getByText('La recherche par lieu se prépare.');
    expect(message.closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
    await act(async () => undefined);
  });
});

describe('nothing found', () => {
  test('says so, and links to the unfiltered list in the same view', async () => {
    openList({ search: { specialty: 3, view: 'map' }, titles: [], mapAvailable: true });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(nothingFound);
    expect(screen.getByText('Élargissez ou retirez un filtre.')).toBeInTheDocument();
    const reset = screen.getAllByRole('link', { name: 'Réinitialiser les filtres' }).at(-1);
    expect(reset).toHaveAttribute('href', '/annonces?view=map');
    await userEvent.click(reset as HTMLElement);
    expect(pushed()).toEqual(['/annonces?view=map']);
  });

  test('by the API offers to remove one of several filters', async () => {
    openList({ search: { specialty: 3, startDate: '2027-03-01' }, titles: [] });
    expect(
      screen.getByRole('link', { name: 'Sans « A partir du 1er\u00a0mars\u00a02027 »' }),
    ).toHaveAttribute('href', '/annonces?specialty=3');
    await userEvent.click(screen.getByRole('link', { name: 'Sans « Pédiatrie »' }));
    expect(pushed()).toEqual(['/annonces?startDate=2027-03-01']);
    expect(countLine()).toHaveFocus();
  });

  test('offers what the index counts', () => {
    const found = {
      cards: [],
      count: '0',
      skip: '',
      hasNext: false,
    };
    const broader = [{ ...noFilters, startDate: '2027-03-01', label: 'Plus tard : 2 annonces' }];
    openList({
      search: { specialty: 3, startDate: '2027-02-01' },
      page: { ...found, pages: 0, broader, also: null },
    });
    expect(screen.getByRole('link', { name: 'Plus tard : 2 annonces' })).toHaveAttribute(
      'href',
      '/annonces?startDate=2027-03-01',
    );
    expect(screen.queryByRole('link', { name: /^Sans/ })).not.toBeInTheDocument();
  });

  test('does not offer what removes the only filter, as all are', () => {
    openList({ search: { specialty: 3 }, titles: [] });
    expect(screen.queryByRole('link', { name: /^Sans/ })).not.toBeInTheDocument();
  });

  test('without a filter mentions none', () => {
    openList({ titles: [] });
    expect(screen.getByText(nothingFound)).toBeInTheDocument();
    expect(screen.queryByText(/un filtre/)).toBeNull();
  });

  test.each([
    ['list', 9],
    ['map', 6],
  ] as const)('is not said while another list is on its way, %s view', async (view, count) => {
    openList({ search: { specialty: 3, view }, titles: [], mapAvailable: true });
    await choose('Urologie');
    expect(screen.queryByText(nothingFound)).not.toBeInTheDocument();
    expect(skeletons()).toBe(count);
  });
});

test('the filters are removed one by one, from the first page', async () => {
  const { serve } = openList({ search: { specialty: 3, endDate: '2027-03-31', page: 2 } });
  const specialty = screen.getByRole('link', { name: 'Retirer le filtre Pédiatrie' });
  expect(specialty).toHaveAttribute('href', '/annonces?endDate=2027-03-31');
  await userEvent.click(specialty);
  expect(countLine()).toHaveFocus();
  await serve({ endDate: '2027-03-31' });
  await userEvent.click(screen.getByRole('link', { name: /^Retirer le filtre Jusqu’au 31\smars/ }));
  expect(pushed()).toEqual(['/annonces?endDate=2027-03-31', '/annonces']);
  expect(chips()).not.toBeInTheDocument();
});

describe('the pager', () => {
  const step = (name: string) => screen.getByRole('link', { name });

  test('opens another page at the heading of the list', async () => {
    const { serve } = openList({ search: { page: 2 }, hasNext: true });
    expect(countLine()).toHaveTextContent('1 annonce trouvée – page 2');
    await userEvent.click(step('Page suivante'));
    expect(pushed()).toEqual(['/annonces?page=3']);
    expect(countLine()).toHaveFocus();
    expect(countLine().scrollIntoView).toHaveBeenLastCalledWith({ block: 'start' });
    await serve({ page: 3 });
    expect(countLine()).toHaveTextContent('1 annonce trouvée – page 3');
    expect(step('Page suivante')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves %s to the browser', (key) => {
    openList({ hasNext: true });
    // jsdom cannot open another window.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(step('Page suivante'), { [key]: true });
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('a page beyond the end is the first one with a message, at the URL of that, until the next list', async () => {
  const { serve } = openList({ requestedQuery: 'page=99' });
  const message = 'Cette page est vide, retour à la première page.';
  expect(screen.getByText(message).closest('[role="status"]')).not.toBeNull();
  expect(address()).toBe('/annonces');
  await choose('Pédiatrie');
  await serve({ specialty: 3 });
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

describe('the map of the server', () => {
  const three = ['Un', 'Deux', 'Trois'];
  const dotOf = (name: string) => screen.getByRole('button', { name: `${name}, 2 annonces` });
  const open = () => openList({ search: { view: 'map' }, titles: three, isDrawn: true });
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  test('a pressed dot is marked and announced, has its ads first, and a link to all of them', async () => {
    open();
    const before = address();
    await userEvent.click(dotOf('Crozon'));
    expect(dotOf('Crozon')).toHaveAttribute('aria-pressed', 'true');
    expect(dotOf('Brest')).toHaveAttribute('aria-pressed', 'false');
    expect(titles()).toEqual(['Deux', 'Trois', 'Un']);
    expect(statuses()).toContain('Crozon, 2 annonces');
    const link = screen.getByRole('link', { name: 'Voir les 2 annonces de Crozon' });
    expect(link).toHaveAttribute('href', '/annonces?place=Crozon');
    expect(address()).toBe(before);
    expect(pushed()).toEqual([]);

    await userEvent.click(dotOf('Brest'));
    expect(titles()).toEqual(three);
    expect(statuses()).toContain('Brest, 2 annonces');
    expect(screen.getAllByRole('link', { name: /^Voir les 2 annonces/ })).toHaveLength(1);
  });

  test.each([' ', '{Escape}'])('pressed by a key, %j undoes it', async (key) => {
    open();
    act(() => dotOf('Crozon').focus());
    await userEvent.keyboard(' ');
    expect(titles()).toEqual(['Deux', 'Trois', 'Un']);
    await userEvent.keyboard(key);
    expect(titles()).toEqual(three);
    expect(dotOf('Crozon')).toHaveAttribute('aria-pressed', 'false');
    expect(statuses()).not.toContain('Crozon, 2 annonces');
  });

  test('Escape on its link leaves the focus on the dot', async () => {
    open();
    await userEvent.click(dotOf('Crozon'));
    act(() => screen.getByRole('link', { name: 'Voir les 2 annonces de Crozon' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(dotOf('Crozon')).toHaveFocus();
  });

  test('another list undoes it', async () => {
    const { serve } = open();
    await userEvent.click(dotOf('Crozon'));
    await choose('Pédiatrie');
    await serve({ view: 'map', specialty: 3 }, { titles: three });
    expect(titles()).toEqual(three);
    expect(dotOf('Crozon')).toHaveAttribute('aria-pressed', 'false');
  });
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

test.each(['list', 'map'] as const)(
  'the banner is below what is in the place of cards, %s view',
  (view) => {
    const isBelow = (element: HTMLElement) =>
      (element.compareDocumentPosition(screen.getByText('Bannière')) &
        Node.DOCUMENT_POSITION_FOLLOWING) >
      0;
    openList({ search: { view }, titles: null, mapAvailable: true });
    expect(isBelow(screen.getByRole('alert'))).toBe(true);
    cleanup();
    openList({ search: { view }, titles: [], mapAvailable: true });
    expect(isBelow(screen.getByText(nothingFound))).toBe(true);
  },
);
