import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import type { SentAd } from '@/lib/ads/list/ads-page';
import { parseAdId, parseAdSearch } from '@/lib/ads/search';
import { currentUpdater, indexStatus } from '@/lib/api/ads-index/ads-index';
import { snapshotTag } from '@/lib/api/ads-index/shared-walks';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { randomAdsResource, readAd, readAds } from '@/lib/api/resources/ads';
import { readPlaceAdsPage } from '@/lib/api/resources/place-ads';
import { readPlacePositions, readPosition, readPositions } from '@/lib/api/resources/positions';
import { readPost, readPosts } from '@/lib/api/resources/posts';
import {
  partnersResource,
  randomSubstitutesResource,
  specialtiesResource,
} from '@/lib/api/resources/short-lists';
import { confirmReset } from '@/lib/bff/confirm-reset';
import { findPlaces } from '@/lib/bff/places';
import { readAdsQuery, readPlacesQuery, readPostsQuery } from '@/lib/bff/query';
import { receiveReports } from '@/lib/bff/receive-reports';
import { readPasswordReset } from '@/lib/bff/reset-requests';
import { respond, respondDone, respondWithContent } from '@/lib/bff/respond';
import { readCall, requireBearer } from '@/lib/bff/webhook/call';
import { doOnce } from '@/lib/bff/webhook/do-once';
import {
  adsCacheLife,
  gazetteerCacheLife,
  listsCacheLife,
  postsCacheLife,
  referenceCacheLife,
} from '@/lib/cache/lifetimes';
import { config, isOnVercel } from '@/lib/config/config';
import { dayAt } from '@/lib/french/day';
import { mapsAccess } from '@/lib/map/access';
import { visitorAddress } from '@/lib/routing/visitor-address';
import { refreshPages } from './refresh-pages';

type Call = (request: NextRequest, ...values: string[]) => Promise<Response>;

/**
 * The calls, by the pattern of their route, whose dynamic segments are their other arguments: the site's own API
 * (docs/product.md#the-sites-own-api), and what operators call.
 */
export const calls: Readonly<Record<string, Call>> = {
  '/api/v1/ads': ({ nextUrl }) =>
    respond(listsCacheLife, async () => {
      const found = await readAds(readAdsQuery(nextUrl.searchParams));
      if (found === null) return null;
      const results = found.results.map(
        ({ ad, publishedAt }): SentAd => ({ ...ad, published_at: publishedAt }),
      );
      return { ...found, results };
    }),
  '/api/v1/ads/random': () =>
    respond(listsCacheLife, async () => (await randomAdsResource.read()).map(({ ad }) => ad)),
  '/api/v1/ads/[id]': (_, segment = '') =>
    respond(adsCacheLife, async () => {
      const id = parseAdId(segment);
      return id === null ? null : ((await readAd(id))?.ad ?? null);
    }),
  '/api/v1/auth/users/reset_password_confirm': (request) =>
    respondDone(async () =>
      confirmReset(await readPasswordReset(request), visitorAddress(request.headers)),
    ),
  '/api/v1/blogs/posts': ({ nextUrl }) =>
    respond(postsCacheLife, async () => readPosts(readPostsQuery(nextUrl.searchParams))),
  '/api/v1/blogs/posts/[slug]': (_, slug = '') =>
    respond(postsCacheLife, async () => (await readPost(slug))?.post ?? null),
  '/api/v1/core/combined-list': () =>
    respond(referenceCacheLife, async () => ({ specialties: await specialtiesResource.read() })),
  '/api/v1/core/partners': () =>
    respond(referenceCacheLife, async () => (await partnersResource.read()).partners),
  '/api/v1/users/substitutes/random': () => respond(listsCacheLife, randomSubstitutesResource.read),

  // The places to suggest for what someone typed, or the commune nearest to where someone is.
  '/api/places': ({ nextUrl }) =>
    respondWithContent(async () => {
      const query = readPlacesQuery(nextUrl.searchParams);
      // No cache stores the position of a visitor.
      return { body: findPlaces(query), life: query.near === null ? gazetteerCacheLife : null };
    }),
  // With the query of the list: 404 beyond the end and for an unknown place, 503 while the index prepares.
  '/api/places/ads': ({ nextUrl }) =>
    respond(listsCacheLife, () =>
      readPlaceAdsPage(parseAdSearch(nextUrl.searchParams), dayAt(new Date())),
    ),
  // With the query of `/api/v1/ads/`, or that of the list when it has a place; 404 when maps are not configured.
  '/api/map/positions': ({ nextUrl }) =>
    respondWithPositions(listsCacheLife, 'positions', () => {
      const search = parseAdSearch(nextUrl.searchParams);
      return search.place === null
        ? readPositions(readAdsQuery(nextUrl.searchParams))
        : readPlacePositions({ ...search, view: 'map' });
    }),
  '/api/map/positions/[id]': (_, segment = '') =>
    respondWithPositions(adsCacheLife, 'position', async () => {
      const id = parseAdId(segment);
      return id === null ? null : readPosition(id);
    }),

  // What browsers report: uncaught errors of pages, and violations of the Content Security Policy.
  '/api/reports': (request) => respondDone(() => receiveReports(request)),
  ...callsWithSecret(config.REVALIDATE_SECRET),
};

type Positions = { found: unknown; isComplete: boolean };

function respondWithPositions(
  life: number,
  name: 'position' | 'positions',
  read: () => Promise<Positions | null>,
): Promise<Response> {
  return respondWithContent(async () => {
    const response = mapsAccess(config) === null ? null : await read();
    if (response === null) return null;
    const { found, isComplete } = response;
    return { body: { [name]: found, complete: isComplete }, life: isComplete ? life : null };
  });
}

/** The calls that do not exist without a secret. */
function callsWithSecret(secret: string | undefined): Record<string, Call> {
  if (secret === undefined) return {};
  return {
    // The webhook by which the API says what changed (docs/product.md#fresh-on-demand).
    '/api/revalidate': (request) =>
      respondDone(async () => {
        const { id, changes } = await readCall(request, secret);
        await doOnce(id, () => refreshPages(changes));
      }),
    ...(isOnVercel && {
      // Has another snapshot of the ads made (docs/deployment.md). Vercel's scheduler sends GET.
      // https://vercel.com/docs/cron-jobs/manage-cron-jobs#securing-cron-jobs
      '/api/ads-snapshot': ({ headers }) =>
        respondWithContent(async () => {
          requireBearer(headers, secret);
          const updater = currentUpdater();
          if (!updater?.isSnapshot) return null;
          revalidateTag(snapshotTag, { expire: 0 });
          if (!(await updater.readAll()))
            throw new ApiInvalidResponseError('ads snapshot: not read');
          return { body: indexStatus(), life: null };
        }),
    }),
  };
}
