import {
  adListPath,
  backToListPath,
  parseAdId,
  placeChoicePath,
  planningPath,
} from '../ads/ad-paths.ts';
import { adsByIdHref, adsCalendarPath, parseAdIds } from '../ads/ads-by-id.ts';
import { parseSince } from '../ads/new-ads.ts';
import {
  choosesWhen,
  hasPlaceWords,
  ignoresFilter,
  parseAdSearch,
  parseWholeSearch,
} from '../ads/parse-search.ts';
import { savedAdsPage } from '../ads/saved/saved-ads-page.ts';
import * as ads from '../ads/search.ts';
import { isSpecialtySlug, specialtyRoot } from '../ads/specialty/specialty.ts';
import * as blog from '../blog/search.ts';
import * as lifetimes from '../cache/lifetimes.ts';
import { outcomeParam, parseResetLink, resetQuery } from '../forms/password/reset-link.ts';
import * as forms from '../forms/profile.ts';
import * as relay from '../forms/relay-outcome.ts';
import { reportRelayPath } from '../forms/report.ts';
import { fold, isSlug } from '../french/text.ts';
import { imagePath } from '../images/image-url.ts';
import * as landing from '../landing/landing-url.ts';
import * as observatory from '../landing/observatory-url.ts';
import { isPlaceSlug, isTerritorySlug } from '../places/place-slug.ts';
import { shareImageName } from '../share/share-image.ts';
import { confidentialHeaders, previewHeaders, reportsPath } from './policy/security-headers.ts';
import { formatPreviewQuery, parsePreviewQuery, previewPath } from './preview-query.ts';
import { readSitemapFile, sitemapFilePath } from './sitemap-url.ts';
import { unavailablePath } from './unavailable.ts';

// Every public path of the site, once. `routes.test.ts` fails for a page, a route handler or a public file without one.

/** The limits of a request body, checked by its headers. */
export type BodyRule = {
  /** The largest `Content-Length`. */
  maxBytes: number;
  /** The media types it may have; any when absent. */
  types?: readonly string[];
};

/** The URLs of a route for a path and its parameters. */
export type Resolved = {
  /** The parameters in canonical form; without it they are not changed. */
  query?: string;
  /** The internal path that renders a GET; its own without it. */
  internalPath?: string;
  /** The internal path, with its query, of the route handler that responds to a POST to a page. */
  postPath?: string;
  /** Where these parameters lead instead (307), from the root. */
  redirect?: string;
};

/** `null` when nothing exists for the parameters. */
type Resolve = (path: string, params: URLSearchParams) => Resolved | null;

export type Route = {
  /** The path as the folders of `app/` spell it, with `[…]` for dynamic segments. */
  pattern: string;
  /** `page`: HTML. `file`: any other resource. `api`: a call that answers JSON. `build`: a file of the build. */
  kind: 'page' | 'file' | 'api' | 'build';
  /** The names of its query parameters; all others are dropped. */
  params?: readonly string[];
  /** Parameters that only scripts read. Those of Next.js drop data that was rendered for another query. */
  scriptParams?: readonly string[];
  /** Whether a resource may exist for the values of the dynamic segments. */
  accepts?: (...values: string[]) => boolean;
  /** The path whose 404 page is rendered for values that are not accepted. */
  notFoundPath?: string;
  /** Reads the path and these parameters, once a request. */
  resolve?: Resolve;
  /** The path it redirects to. */
  movedTo?: string;
  /** The body of a POST; without it there is no POST. A call that takes one takes no GET. */
  post?: BodyRule;
  /** Rendered for each request, for one visitor: no shared cache, no client router, no search engine. */
  perRequest?: boolean;
  /** Whether search engines may not index it, though it is for every visitor. */
  noindex?: boolean;
  /** The secret without which it does not exist (docs/product.md#configuration); no other route gets `Authorization`. */
  secret?: 'PREVIEW_SECRET' | 'REVALIDATE_SECRET' | 'METRICS_TOKEN';
  /** Whether it reads METRICS_TOKEN in `Authorization`, though it exists without. */
  forOperators?: boolean;
  /** The variable that has to be set, and not to `off`, for it to exist. */
  setting?: 'FORM_RELAY' | 'REPORT_FORM_URL';
  /** The variable whose value its dynamic segment has to be. */
  named?: 'INDEXNOW_KEY';
  /** The headers of every response. */
  headers?: Record<string, string>;
  /** How long a CDN stores the page on Vercel, in seconds, with its cache tags; `[name]` is a segment of the path. */
  cached?: { seconds: number; tags: readonly string[] };
};

const adSearchParams = ['page', ...ads.filterParams, 'sort', 'view'];
const postSearchParams = ['page', 'tag', 'q', 'author'];
const adCallParams = ['page', 'specialty', 'startDate', 'endDate'];
const postCallParams = ['page', 'page_size', 'status', 'tag_slug', 'search', 'author'];

/** The pattern of the link of a password reset. */
export const resetPattern = '/reset-password/[uid]/[token]';

/** A form of a page: two passwords of a thousand characters, or a secret. */
const form: BodyRule = {
  maxBytes: 16_384,
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
};

/** A pre-registration or a report: 5 000 characters of text, in letters of three bytes, and the other fields. */
const longForm: BodyRule = { ...form, maxBytes: 32_768 };

const page = <const Pattern extends string>(pattern: Pattern, rest: Partial<Route> = {}) => ({
  ...rest,
  pattern,
  kind: 'page' as const,
});
const file = (pattern: string, rest?: Partial<Route>): Route => {
  return { pattern, kind: 'file', ...rest };
};
const api = (pattern: string, rest?: Partial<Route>): Route => {
  return { pattern: `/api${pattern}`, kind: 'api', ...rest };
};

const isAdId = (id: string) => parseAdId(id) !== null;
const shareImages = (kind: string, isName: (name: string) => boolean) =>
  file(`/partage/${kind}/[file]`, { accepts: (name) => isName(shareImageName(name) ?? '') });

/** Writes the query as its codec does. */
const withCodec =
  <S>(parse: (query: URLSearchParams) => S | null, format: (search: S) => string): Resolve =>
  (_, params) => {
    const search = parse(params);
    return search && { query: format(search) };
  };
const resolveAds = withCodec(parseAdSearch, ads.formatAdSearch);
/** A page redirects what its form sends: words for a place, and a choice of « Quand ? ». */
const resolveForm =
  (resolve: Resolve): Resolve =>
  (path, params) =>
    hasPlaceWords(params) || choosesWhen(params) ? {} : resolve(path, params);
const resolveWhole = withCodec(parseWholeSearch, ads.formatAdSearch);
const resolveFeed: Resolve = (path, params) => {
  // The route handler redirects words for a place.
  const isOfWords = hasPlaceWords(params) && !ignoresFilter(params);
  return isOfWords ? {} : resolveWhole(path, params);
};
/** Ads by id; a calendar of none is the page of the saved ads. */
const resolveIds: Resolve = (path, params) => {
  const ids = parseAdIds(params);
  const redirect = adsByIdHref(ids.length > 0 ? path : savedAdsPage.path, ids);
  const query = ids.length > 0 ? `ids=${ids.join()}` : '';
  const isCanonical = ids.join() === (params.get('ids') ?? '') && redirect.startsWith(path);
  return isCanonical ? { query } : { query, redirect };
};
const byId = { params: ['ids'], resolve: resolveIds };
const resolvePosts = withCodec(blog.parsePostSearch, blog.formatPostSearch);

const feeds = ['feed.json', 'rss.xml'].flatMap((name) => [
  file(`${adListPath}/${name}`, { params: ads.filterParams, resolve: resolveFeed }),
  file(`${blog.blogPath}/${name}`, {
    params: ['tag'],
    resolve: (_, params) => (params.has('tag') && !blog.readTag(params.get('tag')) ? null : {}),
  }),
]);

const { tags } = lifetimes;
const ofAd = {
  cached: { seconds: lifetimes.adsCacheLife, tags: ['ad:[id]', tags.allAds] },
  accepts: isAdId,
};
const ofAds = { seconds: lifetimes.listsCacheLife, tags: [tags.ads] };
/** A page of the build and its configuration. */
const ofBuild = { seconds: lifetimes.referenceCacheLife, tags: [] };

const pages = [
  page('/', {
    cached: {
      seconds: lifetimes.listsCacheLife,
      tags: [tags.ads, tags.substitutes, tags.partners, tags.specialties],
    },
  }),
  page(adListPath, {
    cached: ofAds,
    params: [...adSearchParams, 'when'],
    resolve: resolveForm(resolveAds),
  }),
  page(planningPath, {
    cached: ofAds,
    noindex: true,
    params: [...ads.filterParams, 'when'],
    resolve: resolveForm(withCodec(parseAdSearch, ads.formatAdFeedFilters)),
  }),
  page(`${adListPath}/[id]`, {
    ...ofAd,
    notFoundPath: `${adListPath}/0`,
    // The list that it was opened from.
    scriptParams: adSearchParams,
    resolve: resolveAds,
  }),
  page(`${specialtyRoot}/[slug]`, {
    cached: ofAds,
    accepts: isSpecialtySlug,
    notFoundPath: `${specialtyRoot}/-`,
  }),
  page(`${specialtyRoot}/[slug]/[department]`, {
    cached: ofAds,
    accepts: (slug = '', department = '') => isSpecialtySlug(slug) && isTerritorySlug(department),
    notFoundPath: `${specialtyRoot}/-/-`,
  }),
  page(`${adListPath}/[id]/signaler`, { ...ofAd, setting: 'REPORT_FORM_URL' }),
  page(landing.placesPath, { cached: ofAds }),
  page(observatory.observatoryPath, {
    cached: ofAds,
    params: ['tri'],
    resolve: withCodec(observatory.parseFigureOrder, observatory.formatFigureOrder),
  }),
  page(`${landing.placeRoot}/[slug]`, {
    cached: ofAds,
    accepts: isPlaceSlug,
    notFoundPath: `${landing.placeRoot}/-`,
  }),
  page(blog.blogPath, {
    cached: { seconds: lifetimes.postsCacheLife, tags: [tags.posts] },
    params: postSearchParams,
    resolve: resolvePosts,
  }),
  page(`${blog.blogPath}/[slug]`, {
    cached: { seconds: lifetimes.postsCacheLife, tags: ['post:[slug]', tags.allPosts, tags.posts] },
    accepts: isSlug,
    notFoundPath: `${blog.blogPath}/~`,
    scriptParams: postSearchParams,
    resolve: resolvePosts,
  }),
  page(forms.practitionerFormPath, {
    cached: ofBuild,
    params: ['profil'],
    resolve: withCodec(forms.parseProfile, forms.formatProfile),
  }),
  page(forms.establishmentFormPath, { cached: ofBuild }),
  page(forms.publishPath, { cached: ofAds }),
  page(resetPattern, {
    accepts: (uid = '', token = '') => parseResetLink(uid, token) !== null,
    post: form,
    params: [outcomeParam],
    resolve: (path, params) => ({ query: resetQuery(params), postPath: `${path}/envoi` }),
    perRequest: true,
    headers: confidentialHeaders,
  }),
  page('/cgu', { cached: ofBuild }),
  page('/mentions-legales', { cached: ofBuild }),
  page('/politique-de-confidentialite', { cached: ofBuild }),
  page('/accessibilite', { cached: ofBuild }),
  page('/plan-du-site', {
    cached: { seconds: lifetimes.openSpecialtiesCacheLife, tags: [tags.specialties, tags.posts] },
  }),
  page(savedAdsPage.path, { cached: ofAds, noindex: true, ...byId }),
];

/** The pages that visitors open. Tables with an entry for each kind of page have these keys. */
export const pagePatterns = pages.map(({ pattern }) => pattern);
export type PagePattern = (typeof pagePatterns)[number];

/** Pages for one visitor, and two paths that redirect. */
const otherPages = [
  // A path without its last segment leads to the list of all ads, or to all places.
  page(specialtyRoot, { movedTo: adListPath }),
  page(landing.placeRoot, { movedTo: landing.placesPath }),
  // It contains what a visitor typed.
  page(placeChoicePath, { params: [...adSearchParams, 'for'], perRequest: true }),
  // They forward a posted form, and show its outcome: without JavaScript, and the receipt of a report.
  ...[forms.practitionerRelayPath, forms.establishmentRelayPath, reportRelayPath].map((pattern) =>
    page(pattern, {
      setting: pattern === reportRelayPath ? 'REPORT_FORM_URL' : 'FORM_RELAY',
      params: relay.relayOutcomeParams,
      post: longForm,
      resolve: (path, params) => ({
        query: relay.formatRelayOutcome(relay.parseRelayOutcome(params)),
        postPath: `${path}/relais`,
      }),
      perRequest: true,
    }),
  ),
  page(previewPath, {
    secret: 'PREVIEW_SECRET',
    params: ['adresse'],
    resolve: (_, params) => {
      const query = formatPreviewQuery(parsePreviewQuery(params));
      return { query, postPath: `${previewPath}/envoi?${query}` };
    },
    post: form,
    perRequest: true,
    headers: previewHeaders,
  }),
];

const files: Route[] = [
  ...feeds,
  file(`${adListPath}/[id]/agenda.ics`, { accepts: isAdId }),
  file(adsCalendarPath, byId),
  shareImages('annonces', isAdId),
  shareImages('articles', isSlug),
  shareImages('lieux', (name) => {
    const { place, specialty } = landing.readLandingName(name);
    return isPlaceSlug(place) && (specialty === null || isSpecialtySlug(specialty));
  }),
  file('/partage/site.png'),
  file(`${observatory.observatoryPath}.csv`),
  file('/robots.txt'),
  file('/sitemap.xml'),
  file('/sitemap-[file].xml', {
    accepts: (name) => readSitemapFile(name) !== null,
    resolve: (path) => ({ internalPath: sitemapFilePath(path) ?? path }),
  }),
  // It reads the URL that the browser comes from.
  file(backToListPath, { perRequest: true }),
  file('/.well-known/security.txt'),
  file('/[key].txt', {
    named: 'INDEXNOW_KEY',
    resolve: (path) => ({ internalPath: `/indexnow${path.slice(0, -'.txt'.length)}` }),
  }),
  file('/cgu.md'),
  // Without JavaScript, on Vercel, in place of a page whose content the API did not return.
  file(unavailablePath, { params: ['retour'], perRequest: true }),
  file('/healthz', { forOperators: true }),
  // The server has it (server/metrics): on Vercel it is a 404.
  file('/metrics', { secret: 'METRICS_TOKEN' }),
  file('/readyz', { forOperators: true }),
  // Icons and manifest, of `app/`.
  file('/apple-icon.png'),
  file('/favicon.ico'),
  file('/icon.svg'),
  file('/manifest.webmanifest'),
  // `public/`.
  file('/blog/default-hero.svg'),
  file('/icons/[file]'),
  file('/logo.svg'),
  file('/partner-logo.svg'),
  file('/partners/[file]'),
  file('/screens/[file]'),
  { pattern: imagePath, kind: 'build', params: ['url', 'w', 'q'] },
  { pattern: '/_next/static/[…]', kind: 'build' },
];

/** A password reset; the longest is about 5 kB. */
const json: BodyRule = { maxBytes: 10_000, types: ['application/json'] };

/** Reports of browsers: a policy takes up to 3 kB in each, and a proxy may accept no more than 64 kB. */
const reports: BodyRule = {
  maxBytes: 65_536,
  // `sendBeacon` sends a string as text.
  types: ['application/reports+json', 'application/json', 'text/plain'],
};

const calls: Route[] = [
  api('/map/positions', { params: ['page', ...ads.filterParams, 'sort'], resolve: resolveWhole }),
  api('/map/positions/[id]', { accepts: isAdId }),
  api('/ads/facets', { params: ads.filterParams, resolve: resolveWhole }),
  api('/ads/new', {
    params: [...ads.filterParams, 'since'],
    resolve: (path, params) => {
      const since = params.get('since');
      const { query } = (parseSince(since) !== null && resolveWhole(path, params)) || {};
      return query === undefined ? null : { query: `${query}&since=${since}`.replace(/^&/, '') };
    },
  }),
  api('/places', {
    params: ['near', 'q'],
    resolve: (_, params) => {
      params.set('q', fold(params.get('q') ?? ''));
      return {};
    },
  }),
  api('/places/ads/[id]', { accepts: isAdId, params: ['place'], resolve: resolveAds }),
  { pattern: reportsPath, kind: 'api', post: reports },
  api('/v1/ads', { params: adCallParams }),
  api('/v1/ads/random'),
  api('/v1/ads/[id]', { accepts: isAdId }),
  api('/v1/auth/users/reset_password_confirm', { post: json }),
  api('/v1/blogs/posts', { params: postCallParams }),
  api('/v1/blogs/posts/[slug]', { accepts: isSlug }),
  api('/v1/core/combined-list'),
  api('/v1/core/partners'),
  api('/v1/users/substitutes/random'),
  // A thousand changes (lib/bff/webhook/call.ts).
  api('/revalidate', { secret: 'REVALIDATE_SECRET', post: { maxBytes: 500_000 } }),
  // The scheduled call that has the snapshot of ads made, on Vercel.
  api('/ads-snapshot', { secret: 'REVALIDATE_SECRET' }),
];

/** All routes, the most specific of two that match first. */
export const routes: readonly Route[] = [...files, ...calls, ...otherPages, ...pages];
