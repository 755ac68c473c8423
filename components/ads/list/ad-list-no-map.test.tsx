import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openList, step } from './ad-list.fixture';

const mapNotice = () =>
  screen.getByText('La carte n’est pas disponible pour le moment. La liste reste affichée.');
const choose = (view: string) => userEvent.click(screen.getByRole('link', { name: view }));

test('links do not keep a map view that is not available', () => {
  openList({ search: { view: 'map', specialty: 3 }, titles: ['Servie'], hasNext: true });
  expect(step('Page suivante')).toHaveAttribute('href', '/annonces?page=2&specialty=3');
  const card = screen.getByRole('link', { name: 'Servie' });
  expect(card).toHaveAttribute('href', '/annonces/1?specialty=3');
});

test('the parameter is removed from the URL, and the message stays', async () => {
  openList({ search: { view: 'map' }, hasNext: true });
  await waitFor(() => expect(address()).toBe('/annonces'));
  expect(mapNotice()).toBeInTheDocument();
  await userEvent.click(step('Page suivante'));
  expect(address()).toBe('/annonces?page=2');
});

test('requesting the map again announces the message again', async () => {
  openList({ search: { view: 'map' } });
  const first = mapNotice();
  await choose('Carte');
  const second = mapNotice();
  expect(second).not.toBe(first);
  await choose('Carte');
  expect(mapNotice()).not.toBe(second);
  expect(mapNotice().closest('[role="status"]')).not.toBeNull();
});
