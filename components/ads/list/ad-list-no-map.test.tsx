import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openList, step } from './ad-list.fixture';

const refusal = () =>
  screen.getByText(
    'La carte n’est pas disponible pour le moment. Les annonces restent affichées en liste.',
  );
const choose = (view: string) => userEvent.click(screen.getByRole('link', { name: view }));

test('an address that asks for a map there cannot be does not pass it on', () => {
  openList({ search: { view: 'map', specialty: 3 }, titles: ['Servie'], hasNext: true });
  expect(step('Page suivante')).toHaveAttribute('href', '/annonces?page=2&specialty=3');
  const card = screen.getByRole('link', { name: 'Servie' });
  expect(card).toHaveAttribute('href', '/annonces/1?specialty=3');
});

test('it leaves the address, but not what is said of it', async () => {
  openList({ search: { view: 'map' }, hasNext: true });
  await waitFor(() => expect(address()).toBe('/annonces'));
  expect(refusal()).toBeInTheDocument();
  await userEvent.click(step('Page suivante'));
  expect(address()).toBe('/annonces?page=2');
});

test('a map asked for again is refused aloud again', async () => {
  openList({ search: { view: 'map' } });
  const first = refusal();
  await choose('Carte');
  const second = refusal();
  expect(second).not.toBe(first);
  await choose('Carte');
  expect(refusal()).not.toBe(second);
  expect(refusal().closest('[role="status"]')).not.toBeNull();
});
