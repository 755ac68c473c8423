import { setTimeout } from 'node:timers/promises';
import { afterEach, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, startTransition, useState } from 'react';
import { SWRConfig } from 'swr';
import { MapDots } from '@/components/map/map-dots';
import { fakeDialogs } from '@/components/ui/dialog/dialog.fixture';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { adsPage } from '@/lib/ads/card';
import type { MapDot } from '@/lib/ads/list/search-map';
import type { ServedList } from '@/lib/ads/list/served-list';
import { type AdSearch, adListHref, defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { AdList } from './ad-list';
import { fakeNetwork } from './browser.fixture';
import { router, WithRouter } from './router.fixture';

const specialties = [
  { id: 3, name: 'Pédiatrie' },
  { id: 5, name: 'Urologie' },
];

/** The dots of the map that the server has drawn, of the second and third ad of the list, and of none. */
const drawnDots = [
  { name: 'Crozon', listed: [2, 3] },
  { name: 'Brest', listed: [] },
].map(
  ({ name, listed }): MapDot => ({
    x: 50,
    y: 50,
    name,
    radius: 9,
    count: 2,
    label: `${name}, 2 annonces`,
    link: `Voir les 2 annonces de ${name}`,
    href: `/annonces?place=${name}`,
    listed,
  }),
);

type Listed = Partial<Omit<ServedList, 'search'>> & {
  /** The titles of the ads; `null` when there is no page. */
  titles?: string[] | null;
  hasNext?: boolean;
};

/** The list of a search. */
export function listOf(search: Partial<AdSearch>, { titles = ['Servie'], ...rest }: Listed = {}) {
  const { hasNext = false, ...list } = rest;
  const whole = { ...defaultSearch, ...search };
  const results = (titles ?? []).map((title, index) => undated(anAd({ id: index + 1, title })));
  const next = hasNext ? '/api/v1/ads/?page=99' : null;
  const served: ServedList = {
    search: whole,
    requestedQuery: formatAdSearch(whole),
    page: titles && adsPage({ count: results.length, results, next }, '2026-11-24'),
    isPreparing: false,
    title: formatAdSearch(whole),
    place: null,
    when: [],
    facets: null,
    ...list,
  };
  return served;
}

/** Functions that end the pending navigations. */
const pending: ((list: ServedList | null) => void)[] = [];

function abandon(): void {
  for (const end of pending.splice(0)) end(null);
}

// React ends all asynchronous transitions together.
afterEach(() => {
  localStorage.clear();
  return act(async () => abandon());
});

type SiteProps = { first: ServedList; children: (served: ServedList) => ReactNode };

/** Shows a list, and the next one when the navigation to it ends. */
function Site({ first, children }: SiteProps) {
  const [served, setServed] = useState(first);
  for (const mode of ['push', 'replace'] as const) {
    router[mode].mockImplementation((href) => {
      const arriving = new Promise<ServedList | null>((resolve) => pending.push(resolve));
      startTransition(async () => {
        const list = await arriving;
        if (list === null) return;
        window.history[`${mode}State`](null, '', href);
        startTransition(() => setServed(list));
      });
    });
  }
  return <WithRouter query={served.requestedQuery}>{children(served)}</WithRouter>;
}

type Options = Listed & {
  search?: Partial<AdSearch>;
  filters?: 'all' | 'api';
  mapAvailable?: boolean;
  /** Whether the server has drawn its own map. */
  isDrawn?: boolean;
};

/** Renders a list with a fake router: `serve` responds to its last navigation. */
export function openList({
  search = {},
  filters = 'api',
  mapAvailable = false,
  isDrawn = false,
  ...listed
}: Options = {}) {
  const first = listOf(search, listed);
  const requests = fakeNetwork();
  fakeDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', `/annonces?${first.requestedQuery}`);
  router.push.mockReset();
  router.replace.mockReset();

  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Site first={first}>
        {(served) => (
          <AdList
            served={served}
            filters={filters}
            specialties={specialties}
            banner={<p>Bannière</p>}
            mapsAccess={mapAvailable ? { apiKey: 'cle', mapId: 'carte' } : null}
            servedMap={
              isDrawn ? (
                <MapDots dots={drawnDots} className={undefined}>
                  <g />
                </MapDots>
              ) : undefined
            }
          />
        )}
      </Site>
    </SWRConfig>,
  );
  return {
    requests,
    serve: (search: Partial<AdSearch>, listed?: Listed) =>
      act(async () => {
        // The router drops all but the last.
        pending.pop()?.(listOf(search, listed));
        abandon();
        // React shows it in a later task.
        await setTimeout(10);
      }),
  };
}

/** The URLs that were navigated to. */
export const pushed = () => router.push.mock.calls.map(([href]) => href);
export const replaced = () => router.replace.mock.calls.map(([href]) => href);

export async function choose(specialty: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Spécialité/ }));
  await userEvent.click(await screen.findByRole('option', { name: specialty }));
}

export const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const countLine = () => screen.getByRole('heading', { level: 2, name: /nnonces?/ });
export const address = () => window.location.pathname + window.location.search;
export const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
export const hrefOf = (search: Partial<AdSearch>) => adListHref({ ...defaultSearch, ...search });
