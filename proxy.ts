import { type NextRequest, NextResponse } from 'next/server';
import { isDeveloping } from '@/lib/config';
import { clearFlash, flashCookie } from '@/lib/form-post/flash-cookie';
import { newNonce, policyHeader, policyOfNonce } from '@/lib/policy/page-policy';
import { checkRequestHead } from '@/lib/routing/check-request-head';
import { type ResolvedUrl, resolveUrl } from '@/lib/routing/resolve-url';

/*
 * Stands before every page. A page is rendered once and stored under its path: the parameters of the
 * lists and of the pre-registration become an internal path through their codec, all others end here,
 * and junk never makes an entry in the cache. On a server of our own `server/middleware` has normalized
 * the URL before; on Vercel this is where it happens.
 */

export const config = { matcher: '/((?!api/|_next/).*)' };

type Target = Extract<ResolvedUrl, { kind: 'route' }>;

export function proxy(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const target = resolveUrl(url.pathname + url.search, request.headers.has('rsc'));
  if (target.kind === 'bad-request') return new NextResponse(null, { status: 400 });
  if (target.kind === 'redirect') {
    return NextResponse.redirect(new URL(target.location, url), 308);
  }
  return refuse(request, target) ?? render(request, target, url);
}

/** Passes a request on to what answers it: a page, or the route handler of its form. */
function render(request: NextRequest, target: Target, url: URL): NextResponse {
  const { route, path, internalUrl, postUrl } = target;
  const isPage = request.method !== 'POST';
  const internal = new URL(isPage ? internalUrl : postUrl, url);
  const needsNonce = isPage && route?.perRequest && !isDeveloping;
  const policy = needsNonce ? policyOfNonce(path, newNonce()) : null;
  // Next.js finds the nonce in the policy of the request, and writes it into the page.
  const headers = new Headers(request.headers);
  if (policy !== null) headers.set(policyHeader, policy);
  const init = { request: { headers } };
  const response =
    internal.href === url.href ? NextResponse.next(init) : NextResponse.rewrite(internal, init);
  if (policy !== null) response.headers.set(policyHeader, policy);
  for (const [name, value] of Object.entries(route?.headers ?? {})) {
    response.headers.set(name, value);
  }
  if (request.method === 'GET' && route?.perRequest && request.cookies.has(flashCookie)) {
    // Shown once. Not by `response.cookies`: Next.js would remove it from this very request.
    response.headers.append('Set-Cookie', clearFlash(path));
  }
  return response;
}

/** Answers what no route takes, by the head of the request; `null` for all else. */
function refuse({ method, headers }: NextRequest, { route, path }: Target): NextResponse | null {
  // What the development server of Next.js requests of itself.
  if (isDeveloping && route === null) return null;
  const refusal = checkRequestHead({ method, path, header: (name) => headers.get(name) }, route);
  if (refusal === null) return null;
  const { status, message, allow } = refusal;
  const ofRefusal = { 'Cache-Control': 'no-store', ...(allow !== undefined && { allow }) };
  return new NextResponse(message, { status, headers: { ...ofRefusal, ...route?.headers } });
}
