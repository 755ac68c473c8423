import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';
import {
  address,
  choose,
  countLine,
  goBack,
  openList,
  respond,
  response,
  step,
  titles,
} from './ad-list.fixture';

const beyondEnd = 'Cette page est vide, retour à la première page.';
const messages = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the pager', () => {
  test('on the first page has only a next link', () => {
    openList({ hasNext: true });
    expect(step('Page précédente')).toHaveAttribute('aria-disabled', 'true');
    expect(step('Page suivante')).toHaveAttribute('href', '/annonces?page=2');
    expect(screen.getByText('Page 1')).toBeInTheDocument();
  });

  test('on the last page has only a previous link', () => {
    openList({ search: { page: 2, specialty: 3 } });
    expect(step('Page précédente')).toHaveAttribute('href', '/annonces?specialty=3');
    expect(step('Page suivante')).toHaveAttribute('aria-disabled', 'true');
  });

  test('changes the page, moves the focus to its heading and scrolls there', async () => {
    const { push, requests, urls } = openList({ search: { specialty: 3, page: 2 }, hasNext: true });
    await userEvent.click(step('Page suivante'));
    expect(push).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/annonces?page=3&specialty=3');
    expect(urls()).toEqual(['/api/v1/ads/?page=2&specialty=3']);
    expect(countLine()).toHaveFocus();
    expect(countLine().scrollIntoView).toHaveBeenCalledTimes(1);

    expect(countLine()).toHaveTextContent(/ – page 3$/);
    await respond(requests[0], response(['Suivante']));
    expect(titles()).toEqual(['Suivante']);
    expect(screen.getByText('Page 3').parentElement).toHaveTextContent('Page 3 sur 3');
    expect(step('Page suivante')).toHaveAttribute('aria-disabled', 'true');
  });

  test('goes back a page', async () => {
    const { urls } = openList({ search: { page: 2 } });
    await userEvent.click(step('Page précédente'));
    expect(address()).toBe('/annonces');
    expect(urls()).toEqual(['/api/v1/ads/?page=0']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves %s to the browser', (key) => {
    const { push, urls } = openList({ hasNext: true });
    // jsdom cannot open the tab that a browser would.
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop, { once: true });
    fireEvent.click(step('Page suivante'), { [key]: true });
    expect(push).not.toHaveBeenCalled();
    expect(urls()).toEqual([]);
  });
});

describe('the title of the document', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="application-name" content="MédiRelève" />';
    document.title = 'Nos annonces – MédiRelève';
  });

  const becomes = (title: string) => waitFor(() => expect(document.title).toBe(title));

  test('is that of the server until something changes', () => {
    document.title = 'Titre du serveur';
    openList({ search: { page: 2 } });
    expect(document.title).toBe('Titre du serveur');
  });

  test('follows filters and page, also with Back', async () => {
    openList({ search: { startDate: '2026-12-01' }, hasNext: true });
    await userEvent.click(step('Page suivante'));
    await becomes('Annonces : à partir du 1er décembre 2026 – Page 2 – MédiRelève');
    await choose('Pédiatrie');
    await becomes('Annonces : Pédiatrie, à partir du 1er décembre 2026 – MédiRelève');
    await goBack();
    await goBack();
    await becomes('Annonces : à partir du 1er décembre 2026 – MédiRelève');
  });
});

describe('a page beyond the end', () => {
  test('shows the first one, with a message', async () => {
    const { requests, push, urls } = openList({
      search: { page: 3, startDate: '2026-12-02' },
      hasNext: true,
    });
    await userEvent.click(step('Page suivante'));
    await respond(requests[0], { detail: 'Invalid page.' }, 404);
    expect(messages()).toContain(beyondEnd);
    expect(address()).toBe('/annonces?startDate=2026-12-02');
    expect(push).toHaveBeenCalledTimes(1);
    expect(urls().at(-1)).toBe('/api/v1/ads/?page=0&startDate=2026-12-02+00%3A00%3A00.000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await respond(requests[1], response(['Première']));
    expect(titles()).toEqual(['Première']);
    expect(messages()).toContain(beyondEnd);
    expect(requests).toHaveLength(2);
  });

  test('detected by the server, corrects the URL without a request', async () => {
    const requested = { ...defaultSearch, page: 9, specialty: 3 };
    const { push, urls } = openList({ search: { specialty: 3 }, requested });
    expect(messages()).toContain(beyondEnd);
    expect(address()).toBe('/annonces?specialty=3');
    expect(push).not.toHaveBeenCalled();
    expect(titles()).toEqual(['Servie']);
    expect(urls()).toEqual([]);
  });

  test('has a message that goes at the next change', async () => {
    const requested = { ...defaultSearch, page: 9 };
    openList({ requested });
    await choose('Pédiatrie');
    expect(messages()).not.toContain(beyondEnd);
  });
});

describe('the next page', () => {
  test('is prefetched once the browser is idle, and requested only once', async () => {
    const { idle, requests, urls } = openList({
      search: { startDate: '2026-12-03' },
      hasNext: true,
    });
    expect(urls()).toEqual([]);
    await idle();
    const ahead = ['/api/v1/ads/?page=1&startDate=2026-12-03+00%3A00%3A00.000'];
    expect(urls()).toEqual(ahead);
    await respond(requests[0], response(['Deuxième']));
    expect(titles()).toEqual(['Servie']);

    await userEvent.click(step('Page suivante'));
    await waitFor(() => expect(titles()).toEqual(['Deuxième']));
    expect(urls()).toEqual(ahead);
  });

  test('is not prefetched when there is none', async () => {
    const { idle, urls } = openList({ search: { startDate: '2026-12-04' } });
    await idle();
    expect(urls()).toEqual([]);
  });

  test('is not prefetched for an abandoned search', async () => {
    const { idle, urls } = openList({ search: { startDate: '2026-12-05' }, hasNext: true });
    await choose('Pédiatrie');
    await idle();
    expect(urls()).toHaveLength(1);
    expect(urls()[0]).toContain('page=0');
  });

  test('whose prefetch failed is requested when the visitor opens it', async () => {
    const { idle, requests } = openList({ search: { startDate: '2026-12-06' }, hasNext: true });
    await idle();
    await act(async () => requests[0]?.fail());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await userEvent.click(step('Page suivante'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await respond(requests[1], response(['Deuxième']));
    expect(titles()).toEqual(['Deuxième']);
  });
});

test('an available map can be selected, and its parameter is removed by the list view', async () => {
  openList({ search: { view: 'map', specialty: 3 }, mapAvailable: true });
  expect(await screen.findByRole('button', { name: 'Afficher la carte' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Carte' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Carte' })).toHaveAttribute(
    'href',
    '/annonces?specialty=3&view=map',
  );
  expect(screen.getByRole('link', { name: 'Liste' })).toHaveAttribute(
    'href',
    '/annonces?specialty=3',
  );
});

test('the view changes in place, without a request', async () => {
  const { push, urls } = openList({ search: { page: 2 }, mapAvailable: true });
  await userEvent.click(screen.getByRole('link', { name: 'Carte' }));
  expect(address()).toBe('/annonces?page=2&view=map');
  const map = screen.getByRole('region', { name: 'Carte des annonces' });
  expect(await within(map).findByRole('button', { name: 'Afficher la carte' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Liste' }));
  expect(address()).toBe('/annonces?page=2');
  expect(screen.queryByRole('region', { name: 'Carte des annonces' })).not.toBeInTheDocument();
  expect(push).toHaveBeenCalledTimes(2);
  expect(titles()).toEqual(['Servie']);
  expect(urls()).toEqual([]);
});
