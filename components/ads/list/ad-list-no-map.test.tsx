import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, choose, openList, step, titles } from './ad-list.fixture';
import { router } from './router.fixture';

/* Without access to Google's map the server draws one, of each search. */

const isDrawn = () => screen.queryByText('Carte dessinée') !== null;
const inPlace = { scroll: false };

test('« Carte » goes to the page that the server draws', async () => {
  const { push, urls } = openList({ search: { page: 2 } });
  await userEvent.click(screen.getByRole('link', { name: 'Carte' }));
  expect(router.push.mock.calls).toEqual([['/annonces?page=2&view=map', inPlace]]);
  expect(push).not.toHaveBeenCalled();
  expect(urls()).toEqual([]);
});

test('the drawn map is beside the list, with an announced message', () => {
  openList({ search: { view: 'map' }, isDrawn: true });
  expect(isDrawn()).toBe(true);
  expect(titles()).toEqual(['Servie']);
  expect(screen.getByText('Sans Google').closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Carte' })).toHaveAttribute('aria-current', 'true');
  expect(address()).toBe('/annonces?view=map');
});

test('the server draws the map of another search and of another page too', async () => {
  const { push } = openList({ search: { view: 'map' }, isDrawn: true, hasNext: true });
  await choose('Pédiatrie');
  await userEvent.click(step('Page suivante'));
  expect(router.push.mock.calls).toEqual([
    ['/annonces?specialty=3&view=map', inPlace],
    ['/annonces?page=2&view=map', inPlace],
  ]);
  expect(push).not.toHaveBeenCalled();
});

test('« Liste » removes the map without a request', async () => {
  const { urls } = openList({ search: { view: 'map' }, isDrawn: true });
  await userEvent.click(screen.getByRole('link', { name: 'Liste' }));
  expect(address()).toBe('/annonces');
  expect(isDrawn()).toBe(false);
  expect(screen.queryByText('Sans Google')).toBeNull();
  expect(urls()).toEqual([]);
});
