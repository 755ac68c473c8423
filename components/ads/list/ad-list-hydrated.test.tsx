import { TextEncoder } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { fakeDialogs } from '@/components/ui/dialog/dialog.fixture';
import { AdList } from './ad-list';
import { listOf } from './ad-list.fixture';
import { router, WithRouter } from './router.fixture';

class IdleChannel {
  port1 = {};
  port2 = {};
}

const specialties = [{ id: 3, name: 'Pédiatrie' }];

const list = (served = listOf({})) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <WithRouter query={served.requestedQuery}>
      <AdList served={served} filters="all" specialties={specialties} mapsAccess={null} />
    </WithRouter>
  </SWRConfig>
);

beforeAll(fakeDialogs);

/** Puts the HTML of a list into the document; returns the function that hydrates it. */
async function serve(list: ReactNode) {
  // This build of React DOM needs them when it loads, and jsdom lacks them.
  Object.assign(globalThis, { TextEncoder, MessageChannel: IdleChannel });
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = `<div>${renderToString(list)}</div>`;
  const root = document.body.firstElementChild;
  if (!root) throw new Error('nothing was served');
  return () => act(async () => hydrateRoot(root, list));
}

test('a message of the served HTML is inserted again at hydration, so that it is announced', async () => {
  const hydrate = await serve(list(listOf({}, { requestedQuery: 'page=99' })));
  const message = () => screen.getByText('Cette page est vide, retour à la première page.');
  const served = message();
  await hydrate();
  expect(message()).not.toBe(served);
  expect(message().closest('[role="status"]')).not.toBeNull();
});

test('what was chosen before hydration applies, a specialty too, and words for a place stay', async () => {
  const hydrate = await serve(list());
  const sidebar = document.querySelector('aside form') as HTMLFormElement;
  const field = (name: string) => sidebar.elements.namedItem(name) as HTMLInputElement;
  field('specialty').value = '3';
  field('place').value = 'Quimp';
  sidebar.querySelector<HTMLInputElement>('[value="housing"]')?.click();
  router.replace.mockClear();
  await hydrate();
  expect(router.replace.mock.calls.at(-1)?.[0]).toBe('/annonces?specialty=3&with=housing');
  expect(screen.getAllByRole('combobox', { name: 'Où ?' })[0]).toHaveValue('Quimp');
});

test('a list of the browser that is open at hydration stays until it is left', async () => {
  const hydrate = await serve(list());
  const select = document.querySelector<HTMLSelectElement>('aside select[name="specialty"]');
  select?.focus();
  await hydrate();
  expect(select).toHaveFocus();
  await act(async () => select?.blur());
  expect(select?.isConnected).toBe(false);
});
