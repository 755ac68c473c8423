import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const loadChangedList =
  jest.fn<() => Promise<typeof import('@/components/ads/list/changed-list')>>();

jest.unstable_mockModule('./load-changed-list', () => ({
  loadChangedList,
  prepareChangedList: () => undefined,
}));

const { choose, goBack, openList, respond, response, titles } = await import('./ad-list.fixture');

test('a list whose code cannot be loaded says so, can be left, and is loaded again', async () => {
  loadChangedList.mockRejectedValue(new TypeError('Failed to fetch'));
  const { requests } = openList();
  await choose('Pédiatrie');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Impossible de charger les annonces/);

  await goBack();
  expect(titles()).toEqual(['Servie']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await act(async () => window.history.forward());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  loadChangedList.mockImplementation(() => import('@/components/ads/list/changed-list'));
  await userEvent.click(screen.getByRole('link', { name: 'Réessayer' }));
  await respond(requests.at(-1), response(['Pédiatre']));
  expect(titles()).toEqual(['Pédiatre']);
});
