/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { adsPage } from '@/lib/ads/card';
import { defaultSearch, formatAdSearch } from '@/lib/ads/search';
import { AdList } from './ad-list';
import { WithRouter } from './router.fixture';

const search = { ...defaultSearch, page: 2, specialty: 3 };
const page = adsPage(
  {
    count: 41,
    results: [undated(anAd({ id: 12, title: 'Cabinet du Port' }))],
    next: '/api/v1/ads/?page=2&specialty=3',
  },
  '2026-11-24',
);

function served(page: Parameters<typeof AdList>[0]['served']['page']) {
  return renderToString(
    <WithRouter>
      <AdList
        served={{ search, page, requestedQuery: formatAdSearch(search), isPreparing: false }}
        specialties={null}
        placeSearch={false}
        place={null}
        facets={null}
        servedForms={{ all: null, compact: null }}
        mapsAccess={null}
      />
    </WithRouter>,
  );
}

test('without JavaScript the list is readable, with links to its pages', () => {
  const html = served(page);
  expect(html).toContain('41 annonces trouvées');
  expect(html).toContain('href="/annonces/12?page=2&amp;specialty=3">Cabinet du Port</a>');
  expect(html).toMatch(/rel="prev nofollow"[^>]* href="\/annonces\?specialty=3"/);
  expect(html).toMatch(/rel="next nofollow"[^>]* href="\/annonces\?page=3&amp;specialty=3"/);
  expect(html).toContain('aria-busy="false"');
});

test('without JavaScript a failure has a link to retry', () => {
  const html = served(null);
  expect(html).toContain('Impossible de charger les annonces pour le moment.');
  expect(html).toMatch(/<a [^>]*href="\/annonces\?page=2&amp;specialty=3"[^>]*>Réessayer<\/a>/);
});
