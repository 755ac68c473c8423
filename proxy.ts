import { type NextRequest, NextResponse } from 'next/server';
import { isPrepared } from '@/lib/addresses/prepared';
import { knownQuery } from '@/lib/addresses/public-address';
import { parseAdId } from '@/lib/ads/ad-id';
import { isAdFeedPath } from '@/lib/ads/feed-address';
import { adListPagePath, isAdListPagePath } from '@/lib/ads/list-page';
import { adListPath, parseAdSearch } from '@/lib/ads/search';
import { isSpecialtySlug, specialtyRoot } from '@/lib/ads/specialty-address';
import { defaultPicture } from '@/lib/blog/default-picture';
import { isBlogFeedPath } from '@/lib/blog/feed-address';
import { blogPagePath, isBlogPagePath } from '@/lib/blog/list-page';
import { parsePostSlug } from '@/lib/blog/post-slug';
import { blogPath, parsePostSearch } from '@/lib/blog/search';
import { isDeveloping, isOnVercel, config as siteConfig } from '@/lib/config';
import { formPagePath, isFormPagePath } from '@/lib/forms/form-page';
import { isResetPath } from '@/lib/password/reset-link';
import { newNonce, policyHeader, policyOfNonce } from '@/lib/policy/page-policy';
import { previewPath } from '@/lib/preview/address';
import { isPreviewPagePath, parsePreviewQuery, previewPagePath } from '@/lib/preview/query';
import { isSitemapFilePath, sitemapFilePath } from '@/lib/sitemap/address';

/*
 * Stands before every page. A page is rendered once and kept, under its path: so the own parameters
 * of the list of ads, of the blog and of the pre-registration become a path through their codec, all
 * others end here, and junk never makes an entry in the cache.
 */

export const config = { matcher: '/((?!api/|_next/).*)' };

/** An address no page answers: the one drawn « page introuvable », made at build time. */
const nowhere = '/introuvable';
/** What Next.js draws when all else failed, in styles of its own: for nobody to visit. */
const lastResort = '/_global-error';
/** The page of an ad that cannot exist, made at build time too. */
const noAd = `${adListPath}/0`;
/** That of a specialty that cannot exist. */
const noSpecialty = `${specialtyRoot}/-`;
/** That of a post that cannot exist, likewise. */
const noPost = `${blogPath}/~`;

/** For editors only: kept nowhere, not indexed, and other sites do not learn what they looked at. */
const previewHeaders = [
  ['Cache-Control', 'private, no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'same-origin'],
] as const;

const pageMethods = ['GET', 'HEAD'];
/** The two pages that are sent something, a password reset and the preview, answer it themselves. */
const formMethods = [...pageMethods, 'POST'];

/** Bytes of a form: what a server action takes (next.config.ts), which would answer 500 to more. */
const largestForm = 16_384;

/** Until instrumentation.ts has run, an address would be kept with whatever came with it. */
const starting = { 'Cache-Control': 'no-store', 'Retry-After': '1' };

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const url = new URL(request.url);
  const refusal = await refuse(request, url);
  if (refusal !== null) return refusal;
  const shortest = withoutTrailingSlash(url.pathname);
  if (shortest !== url.pathname) {
    return NextResponse.redirect(new URL(shortest + url.search, url), 308);
  }
  // Whoever cuts the end off the address of a specialty is at the list of all ads.
  if (url.pathname === specialtyRoot) {
    return NextResponse.redirect(new URL(adListPath, url), 308);
  }

  const path = pagePath(url);
  // The codecs have put the queries of lists into the path.
  const query = knownQuery(path, url.searchParams, request.headers.has('rsc'));
  const target = new URL(query === '' ? path : `${path}?${query}`, url);
  const rendered =
    isRenderedPerRequest(url) && !isDeveloping ? policyOfNonce(url.pathname, newNonce()) : null;
  // Next.js finds the nonce in the policy of the request, and writes it into the page.
  const headers = new Headers(request.headers);
  if (rendered !== null) headers.set(policyHeader, rendered);
  const init = { request: { headers } };
  const response =
    target.href === url.href ? NextResponse.next(init) : NextResponse.rewrite(target, init);
  if (rendered !== null) response.headers.set(policyHeader, rendered);
  if (isPreview(url)) for (const [name, value] of previewHeaders) response.headers.set(name, value);
  return response;
}

/** The pages that are kept nowhere; all others have their policy from the cache of pages. */
function isRenderedPerRequest(url: URL): boolean {
  return isResetPath(url.pathname) || isPreview(url);
}

/** Answers what no page is asked for; `null` for all else. */
async function refuse(request: NextRequest, url: URL): Promise<NextResponse | null> {
  if (!isOnVercel && !isPrepared(request.headers)) {
    return new NextResponse(null, { status: 503, headers: starting });
  }
  const methods = isRenderedPerRequest(url) ? formMethods : pageMethods;
  if (!methods.includes(request.method)) {
    return new NextResponse(null, { status: 405, headers: { allow: methods.join(', ') } });
  }
  if (request.method !== 'POST') return null;
  const status = refusedLength(request) ?? ((await isReadable(request)) ? null : 400);
  return status === null ? null : new NextResponse(null, { status });
}

/**
 * The status for a form that is too long, or that does not say how long it is, which every browser
 * does; `null` for any other.
 */
function refusedLength({ headers }: NextRequest): 411 | 413 | null {
  const length = headers.get('content-length');
  if (length === null) return headers.has('transfer-encoding') ? 411 : null;
  return Number(length) > largestForm ? 413 : null;
}

/** A form in parts that cannot be read ends here: Next.js would answer 500. */
async function isReadable(request: NextRequest): Promise<boolean> {
  if (!/^multipart\//i.test(request.headers.get('content-type') ?? '')) return true;
  try {
    await request.formData();
    return true;
  } catch {
    return false;
  }
}

function pagePath(url: URL): string {
  return (
    lastResortPath(url) ??
    adPagePath(url) ??
    specialtyPagePath(url) ??
    postPagePath(url) ??
    preRegistrationPath(url) ??
    resetPagePath(url) ??
    sitemapPath(url) ??
    editorsPagePath(url) ??
    url.pathname
  );
}

function lastResortPath({ pathname }: URL): string | null {
  return pathname === lastResort ? nowhere : null;
}

function adPagePath({ pathname, searchParams }: URL): string | null {
  if (pathname === adListPath) return adListPagePath(parseAdSearch(searchParams));
  if (isAdListPagePath(pathname)) return nowhere;
  if (isAdFeedPath(pathname)) return null;
  const [, id] = /^\/annonces\/([^/]+)$/.exec(pathname) ?? [];
  return id !== undefined && parseAdId(id) === null ? noAd : null;
}

function specialtyPagePath({ pathname }: URL): string | null {
  const [, slug] = /^\/annonces\/specialite\/([^/]+)$/.exec(pathname) ?? [];
  return slug !== undefined && !isSpecialtySlug(slug) ? noSpecialty : null;
}

function postPagePath({ pathname, searchParams }: URL): string | null {
  if (pathname === blogPath) return blogPagePath(parsePostSearch(searchParams));
  if (isBlogPagePath(pathname)) return nowhere;
  if (isBlogFeedPath(pathname) || pathname === defaultPicture) return null;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pathname) ?? [];
  return slug !== undefined && parsePostSlug(slug) === null ? noPost : null;
}

function preRegistrationPath({ pathname, searchParams }: URL): string | null {
  return isFormPagePath(pathname) ? nowhere : formPagePath(pathname, searchParams);
}

function resetPagePath({ pathname }: URL): string | null {
  return pathname.startsWith('/reset-password/') && !isResetPath(pathname) ? nowhere : null;
}

function sitemapPath({ pathname }: URL): string | null {
  return isSitemapFilePath(pathname) ? nowhere : sitemapFilePath(pathname);
}

function editorsPagePath(url: URL): string | null {
  if (isPreview(url)) return previewPagePath(parsePreviewQuery(url.searchParams));
  return url.pathname === previewPath || isPreviewPagePath(url.pathname) ? nowhere : null;
}

/** Without a secret the editors' preview does not exist. */
function isPreview({ pathname }: URL): boolean {
  return pathname === previewPath && siteConfig.PREVIEW_SECRET !== undefined;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
