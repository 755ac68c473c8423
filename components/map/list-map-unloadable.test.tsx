import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { defaultSearch } from '@/lib/ads/search';

const contents = jest.fn<() => object>();
jest.unstable_mockModule('./map-on-demand', () => contents());
const { ListMap, prepareListMap } = await import('./list-map');

test('code that cannot be loaded has a message, and a link that loads the page again', async () => {
  contents.mockImplementation(() => {
    throw new Error('hors ligne');
  });
  prepareListMap();
  render(
    <ListMap
      listId="liste"
      placeholder={null}
      access={{ apiKey: 'cle', mapId: 'carte' }}
      search={defaultSearch}
      ads={[]}
      highlighted={new Set()}
      onPoint={() => {}}
      onOpen={() => {}}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^La carte n’a pas pu être chargée/);
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});
