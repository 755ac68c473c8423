import { TextEncoder } from 'node:util';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { fakeDialogs } from '@/components/ui/dialog/dialog.fixture';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { adsPage } from '@/lib/ads/card';
import { defaultSearch } from '@/lib/ads/search';
import { AdList } from './ad-list';
import { fakeIdleCallbacks, fakeNetwork } from './browser.fixture';
import { WithRouter } from './router.fixture';

class IdleChannel {
  port1 = {};
  port2 = {};
}

test('a message of the served HTML is inserted again at hydration, so that it is announced', async () => {
  fakeDialogs();
  fakeIdleCallbacks();
  fakeNetwork();
  // This build of React DOM needs them when it loads, and jsdom lacks them.
  Object.assign(globalThis, { TextEncoder, MessageChannel: IdleChannel });
  const { renderToString } = await import('react-dom/server');
  const list = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <WithRouter>
        <AdList
          served={{
            search: defaultSearch,
            page: adsPage(
              { count: 1, results: [undated(anAd({ id: 1 }))], next: null },
              '2026-11-24',
            ),
            requestedQuery: 'page=99',
            isPreparing: false,
          }}
          specialties={[]}
          placeSearch={false}
          place={null}
          facets={null}
          servedForms={{ all: null, compact: null }}
          mapsAccess={null}
        />
      </WithRouter>
    </SWRConfig>
  );
  window.history.replaceState(null, '', '/annonces?page=99');
  document.body.innerHTML = `<div>${renderToString(list)}</div>`;
  const message = () => screen.getByText('Cette page est vide, retour à la première page.');
  const served = message();
  const root = document.body.firstElementChild;
  if (!root) throw new Error('nothing was served');
  await act(async () => hydrateRoot(root, list));
  expect(message()).not.toBe(served);
  expect(message().closest('[role="status"]')).not.toBeNull();
  expect(window.location.search).toBe('');
});
