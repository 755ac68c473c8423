import { assertWithin, envelope, offsetOf, parsePage } from '../http/envelope.ts';
import { notFound } from '../http/http-error.ts';
import { jsonText } from '../http/route-response.ts';
import type { Route } from '../http/router.ts';
import type { AdStore } from '../store/ads.ts';
import type { SmallLists } from '../store/small-lists.ts';
import { readAdFilter } from './ad-filter.ts';

const PAGES = { first: 0, size: 20 } as const;
const SPOTLIGHT = 3;

export function adRoutes(ads: AdStore, lists: SmallLists, today: string): Route[] {
  const specialtyIds = new Set(lists.specialties.map(({ id }) => id));

  return [
    {
      method: 'GET',
      path: '/api/v1/ads',
      handle(call) {
        const filter = readAdFilter(call.query, specialtyIds);
        const page = parsePage(call.query, PAGES);
        const count = ads.count(filter);
        assertWithin(page, count, PAGES);
        const documents = ads.newest(filter, offsetOf(page, PAGES), PAGES.size);
        return jsonText(envelope(call, PAGES, { page, count, documents }));
      },
    },
    {
      method: 'GET',
      path: '/api/v1/ads/random',
      handle: () => jsonText(`[${ads.sample(SPOTLIGHT, today).join(',')}]`),
    },
    {
      method: 'GET',
      path: '/api/v1/ads/:id',
      handle({ params }) {
        const id = params.id ?? '';
        const document = /^\d{1,15}$/.test(id) ? ads.find(Number(id)) : undefined;
        if (document === undefined) throw notFound();
        return jsonText(document);
      },
    },
  ];
}
