import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';

const contents = jest.fn<() => object>();
const Contents = () => <p>Ce que la carte demande</p>;
jest.unstable_mockModule('./map-on-demand', () => contents());
const { ListMap, prepareListMap } = await import('./list-map');

test('code that cannot be loaded has a message, and can be retried', async () => {
  contents.mockImplementation(() => {
    throw new Error('hors ligne');
  });
  prepareListMap();
  render(
    <ListMap
      listId="liste"
      access={{ apiKey: 'cle', mapId: 'carte' }}
      search={defaultSearch}
      ads={[]}
      highlighted={new Set()}
      onPoint={() => {}}
      onOpen={() => {}}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^La carte n’a pas pu être chargée/);
  contents.mockReturnValue({ MapOnDemand: Contents });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Ce que la carte demande')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
