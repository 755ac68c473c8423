import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { fakeDialogs } from '@/components/ui/dialog/dialog.fixture';
import { anAd } from '@/lib/ads/ad.fixture';
import { receivedAdsPage, type SentAd } from '@/lib/ads/card';
import { type AdSearch, adListHref, defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { AdList } from './ad-list';
import { CurrentFeedLinks } from './current-feed-links';
import { Subscribe } from './subscribe';
// Loaded before, so that what needs it is shown within the same event.
import '@/components/ads/list/changed-list';
import { fakeIdleCallbacks, fakeNetwork, type PendingRequest } from './browser.fixture';
import { loadFilterForm } from './filters/until-touched';
import { router, WithRouter } from './router.fixture';

await loadFilterForm();

const specialties = [
  { id: 3, name: 'Pédiatrie' },
  { id: 5, name: 'Urologie' },
];

type Options = {
  search?: Partial<AdSearch>;
  /** The search of the URL, when the server shows another one. */
  requested?: AdSearch;
  /** The titles of the served ads; `null` when the API failed. */
  titles?: string[] | null;
  hasNext?: boolean;
  mapAvailable?: boolean;
  placeSearch?: boolean;
  /** Whether the server has drawn its own map. */
  isDrawn?: boolean;
};

/** A response of the API with one ad for each title. */
export function response(titles: string[], { count = titles.length, hasNext = false } = {}) {
  const results: SentAd[] = titles.map((title, index) => ({
    ...anAd({ id: index + 1, title }),
    published_at: null,
  }));
  return { count, results, next: hasNext ? '/api/v1/ads/?page=99' : null, previous: null };
}

/** Renders the list at its URL, with a fake network. */
export function openList({
  search = {},
  requested,
  titles = ['Servie'],
  hasNext = false,
  mapAvailable = false,
  placeSearch = false,
  isDrawn = false,
}: Options = {}) {
  const served = { ...defaultSearch, ...search };
  const address = requested ?? served;
  const runIdleWork = fakeIdleCallbacks();
  const requests = fakeNetwork();
  fakeDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', adListHref(address));
  const push = jest.spyOn(window.history, 'pushState');
  const replace = jest.spyOn(window.history, 'replaceState');
  push.mockClear();
  router.push.mockClear();
  replace.mockClear();
  const page = titles && receivedAdsPage(response(titles, { hasNext }));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WithRouter>
        <AdList
          served={{
            search: served,
            page,
            requestedQuery: formatAdSearch(address),
            isPreparing: false,
          }}
          specialties={specialties}
          placeSearch={placeSearch}
          place={null}
          facets={null}
          servedForms={{ all: null, compact: null }}
          banner={<p>Bannière</p>}
          subscribe={
            <Subscribe>
              <CurrentFeedLinks search={served} requestedQuery={formatAdSearch(address)} />
            </Subscribe>
          }
          mapsAccess={mapAvailable ? { apiKey: 'cle', mapId: 'carte' } : null}
          servedMap={isDrawn ? { map: <p>Carte dessinée</p>, message: 'Sans Google' } : undefined}
        />
      </WithRouter>
    </SWRConfig>,
  );
  return {
    requests,
    push,
    replace,
    idle: () => act(async () => runIdleWork()),
    urls: () => requests.map(({ url }) => url),
  };
}

/** Resolves a request, and waits for React to update. */
export function respond(request: PendingRequest | undefined, body: unknown, status?: number) {
  return act(async () => request?.respond(body, status));
}

export async function choose(specialty: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Spécialité/ }));
  await userEvent.click(await screen.findByRole('option', { name: specialty }));
}

/** Goes back one history entry. */
export function goBack() {
  return act(async () => {
    const done = new Promise((resolve) => window.addEventListener('popstate', resolve));
    window.history.back();
    await done;
  });
}

export const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const countLine = () => screen.getByRole('heading', { level: 2, name: /nnonces?/ });
export const address = () => window.location.pathname + window.location.search;
export const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
export const step = (name: 'Page précédente' | 'Page suivante') =>
  screen.getByRole('link', { name });
