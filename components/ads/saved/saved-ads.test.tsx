import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { anAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { savedAdCard } from '@/lib/ads/card';
import { removeSavedAd, saveAd, savedAdItems } from '@/lib/ads/saved/saved-ads';
import { rememberPlace } from '@/lib/places/place-summary';
import { SavedAds } from './saved-ads';

type Response = { status: number; body?: unknown };

const responses = new Map<string, Response>();

beforeEach(() => {
  localStorage.clear();
  responses.clear();
  const fetch = async (url: string) => {
    const { status, body } = responses.get(url) ?? { status: 404 };
    return { status, ok: status === 200, json: async () => body };
  };
  Object.assign(globalThis, { fetch: jest.fn(fetch) });
});

afterEach(() => {
  act(() => {
    for (const id of savedAdItems().keys()) removeSavedAd(id);
  });
});

function save(id: number, title: string, response: Response, at = '08:00') {
  responses.set(`/api/places/ads/${id}`, response);
  saveAd({ id, title, savedAt: `2026-11-24T${at}:00.000Z` });
}

const online = (id: number, title: string, ad = {}) => ({
  status: 200,
  body: savedAdCard(undated(anAd({ id, title, ...ad })), '2026-11-24'),
});

async function open() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SavedAds siteUrl="https://www.medireleve.example" />
    </SWRConfig>,
  );
  await act(async () => undefined);
}

const row = (title: string) => {
  const found = screen
    .getAllByRole('article')
    .find(({ textContent }) => textContent?.startsWith(title));
  return within(found?.closest('li') ?? document.body);
};
const titles = () =>
  screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);
const count = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const heart = (title: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^(?:Garder l’annonce|Annonce gardée\\s:) ${title}$`),
  });

test('without a saved ad the page says how to save one', async () => {
  await open();
  expect(screen.getByText('Vous n’avez pas d’annonce gardée.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir les annonces' })).toHaveAttribute(
    'href',
    '/annonces',
  );
});

test('the saved ads are shown as they are today, the last saved first', async () => {
  save(12, 'Ancien titre', online(12, 'Quimper'), '08:00');
  save(
    7,
    'Brest',
    online(7, 'Brest', { start_date: '2020-01-01', end_date: '2020-01-02' }),
    '09:00',
  );
  await open();
  expect(count()).toBe('2 annonces gardées');
  expect(titles()).toEqual(['Brest', 'Quimper']);
  expect(row('Brest').getByText('Terminée')).toBeInTheDocument();
  expect(row('Quimper').queryByText('Terminée')).not.toBeInTheDocument();
});

test('the card is requested with the commune chosen last', async () => {
  const place = { name: 'Brest', department: '29', postalCodes: ['29200'] };
  rememberPlace({ ...place, slug: 'brest-29', kind: 'commune' });
  rememberPlace({ ...place, slug: 'finistere', kind: 'department' });
  save(12, 'Quimper', { status: 404 });
  responses.set('/api/places/ads/12?place=brest-29', {
    status: 200,
    body: { ...online(12, 'Quimper').body, distance: 'à 52\u00a0km de Brest' },
  });
  await open();
  expect(row('Quimper').getByText('à 52 km de Brest')).toBeInTheDocument();
});

test('an ad that no longer exists is marked, has the title it had, and no link', async () => {
  save(12, 'Quimper', { status: 404 });
  await open();
  expect(row('Quimper').getByText('Cette annonce n’est plus en ligne.')).toBeInTheDocument();
  expect(row('Quimper').queryByRole('link')).not.toBeInTheDocument();
  expect(heart('Quimper')).toHaveAttribute('aria-pressed', 'true');
});

test('an ad that could not be loaded can be opened, and loaded again', async () => {
  save(12, 'Quimper', { status: 503 });
  await open();
  expect(row('Quimper').queryByText(/n’est plus en ligne/)).not.toBeInTheDocument();
  expect(row('Quimper').getByText(/^Impossible de charger/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Quimper' })).toHaveAttribute('href', '/annonces/12');

  responses.set('/api/places/ads/12', online(12, 'Quimper, de nouveau'));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(titles()).toEqual(['Quimper, de nouveau']);
});

test('a removed ad stays, and can be restored at its place', async () => {
  save(12, 'Quimper', online(12, 'Quimper'), '08:00');
  save(7, 'Brest', online(7, 'Brest'), '09:00');
  await open();
  await userEvent.click(heart('Brest'));
  expect(count()).toBe('1 annonce gardée');
  expect([...savedAdItems().keys()]).toEqual([12]);
  expect(heart('Brest')).toHaveFocus();
  expect(titles()).toEqual(['Brest', 'Quimper']);
  expect(row('Brest').getByText('Retirée de vos annonces.')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(count()).toBe('2 annonces gardées');
  expect(savedAdItems().get(7)).toBe('2026-11-24T09:00:00.000Z Brest');
  expect(titles()).toEqual(['Brest', 'Quimper']);
  expect(screen.queryByText('Retirée de vos annonces.')).not.toBeInTheDocument();
  expect(row('Brest').getByRole('link', { name: 'Brest' }).closest('li')).toHaveFocus();
});

test('the last one can be restored too', async () => {
  save(12, 'Quimper', online(12, 'Quimper'));
  await open();
  await userEvent.click(heart('Quimper'));
  expect(count()).toBe('0 annonce gardée');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(count()).toBe('1 annonce gardée');
});

test('the page follows what another tab saves and removes', async () => {
  save(12, 'Quimper', online(12, 'Quimper'), '08:00');
  await open();
  responses.set('/api/places/ads/7', online(7, 'Brest'));
  await act(async () => {
    localStorage.removeItem('annonce-gardee-12');
    localStorage.setItem('annonce-gardee-7', '2026-11-24T07:00:00.000Z Brest');
    window.dispatchEvent(new StorageEvent('storage', { key: 'annonce-gardee-7' }));
  });
  expect(count()).toBe('1 annonce gardée');
  expect(titles()).toEqual(['Quimper', 'Brest']);
  expect(row('Quimper').getByText('Retirée de vos annonces.')).toBeInTheDocument();
});

describe('the agenda', () => {
  const inQuimper = { location: { ...fullAd.location, city: 'Quimper' } };
  const inBrest = { location: { ...fullAd.location, city: 'Brest' } };
  const dates = { start_date: '2041-01-04', end_date: '2041-01-06' };
  const agenda = async () => within(await screen.findByRole('region', { name: 'Agenda' }));
  const heard = 'Brest et Quimper se chevauchent du 4 au 6 janvier 2041';

  test('has the ads that were read, and leaves out those that are gone or not loaded', async () => {
    save(12, 'Un', online(12, 'Un', { ...dates, ...inQuimper }), '08:00');
    save(7, 'Deux', { status: 404 }, '09:00');
    save(8, 'Trois', { status: 503 }, '10:00');
    await open();
    expect((await agenda()).queryByText(heard)).not.toBeInTheDocument();

    responses.set('/api/places/ads/8', online(8, 'Trois', { ...dates, ...inBrest }));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect((await agenda()).getByText(heard)).toBeInTheDocument();
  });

  test('follows what is removed and restored', async () => {
    save(12, 'Un', online(12, 'Un', { ...dates, ...inQuimper }), '08:00');
    save(7, 'Deux', online(7, 'Deux', { ...dates, ...inBrest }), '09:00');
    await open();
    expect((await agenda()).getByText(heard)).toBeInTheDocument();
    await userEvent.click(heart('Deux'));
    expect((await agenda()).queryByText(heard)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect((await agenda()).getByText(heard)).toBeInTheDocument();
  });

  test('is not there before an ad was read', async () => {
    save(12, 'Un', { status: 503 });
    await open();
    expect(screen.queryByRole('region', { name: 'Agenda' })).not.toBeInTheDocument();
  });
});

describe('what leaves this browser', () => {
  const site = 'https://www.medireleve.example';
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();

  test('the list is sent, and followed in a calendar, by ascending ids', async () => {
    save(45, 'Brest', { status: 404 }, '08:00');
    save(12, 'Quimper', { status: 404 }, '07:00');
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open();
    const link = screen.getByRole('link', { name: 'Suivre dans mon agenda' });
    const address = '//www.medireleve.example/annonces/agenda.ics?ids=12,45';
    expect(link).toHaveAttribute('href', `webcal:${address}`);
    expect(link).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByRole('link', { name: 'ce lien' })).toHaveAttribute(
      'href',
      `https:${address}`,
    );
    await user.click(screen.getByRole('button', { name: 'Envoyer ma liste' }));
    expect(writeText.mock.calls).toEqual([[`${site}/mes-annonces?ids=12,45`]]);

    await user.click(heart('Brest'));
    await user.click(heart('Quimper'));
    expect(screen.queryByRole('button', { name: 'Envoyer ma liste' })).not.toBeInTheDocument();
  });

  test('of 51 ads those that were saved last are sent', async () => {
    for (let id = 1; id <= 51; id += 1) {
      save(id, 'Brest', { status: 404 }, `08:${String(id).padStart(2, '0')}`);
    }
    await open();
    const href = screen.getByRole('link', { name: 'ce lien' }).getAttribute('href') ?? '';
    expect(href).toMatch(/\?ids=2,3,4,.*,51$/);
  });
});
