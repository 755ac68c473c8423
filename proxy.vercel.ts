import { type NextRequest, NextResponse } from 'next/server';
import { isDeveloping } from '@/lib/config/config';
import { resetRoot } from '@/lib/forms/password/reset-link';
import { setFlash } from '@/lib/forms/post/flash';
import { anyClient, checkRequestHead, isRouterRequest } from '@/lib/routing/check-request-head';
import {
  nothing,
  policyHeader,
  policyWithNonce,
} from '@/lib/routing/policy/content-security-policy';
import { confidentialHeaders } from '@/lib/routing/policy/security-headers';
import { previewPath } from '@/lib/routing/preview-query';
import { type ResolvedUrl, resolveUrl, type ToRoute } from '@/lib/routing/resolve-url';
import { pathsForOne } from '@/lib/routing/vercel-headers';

/*
 * Runs before every page on Vercel, which does not run `server/`; `pageExtensions` in next.config.ts leaves it out
 * elsewhere. Like `server/middleware`, it normalizes the URL, refuses requests that no route accepts, and passes a POST
 * to the route handler of its form.
 */

export const config = { matcher: '/((?!api/|_next/).*)' };

/**
 * No page has this path, so Next.js responds with status 404 and the whole of app/not-found.tsx. For `/introuvable`,
 * which preloads its fonts, the status comes from `server/`.
 */
const pathWithoutPage = '/introuvable/-';

/** Whether the policy of a path is set here, and by no rule of next.config.ts. */
const hasOwnPolicy = (path: string) =>
  pathsForOne.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own));

export function proxy(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const target = resolveUrl(url.pathname + url.search, isRouterRequest(request.headers.get('rsc')));
  const response = respond(request, target, url);
  const path = target.kind === 'redirect' ? target.location : target.path;
  if (path.startsWith(`${resetRoot}/`)) {
    for (const header of Object.entries(confidentialHeaders)) response.headers.set(...header);
  }
  return response;
}

function respond(request: NextRequest, target: ResolvedUrl, url: URL): NextResponse {
  if (target.kind === 'bad-request')
    return new NextResponse('Cette adresse est trop longue.', { status: 400, headers: unstored });
  if (target.kind === 'redirect') {
    return NextResponse.redirect(new URL(target.location, url), target.status);
  }
  return refuse(request, target) ?? render(request, target, url);
}

/** Rewrites a request to its page, or to the route handler of its form. */
function render(request: NextRequest, target: ToRoute, url: URL): NextResponse {
  const { route, path, internalUrl, postUrl } = target;
  const isPage = request.method !== 'POST';
  const responding = isPage ? internalUrl : postUrl;
  const internal = new URL(responding === '/introuvable' ? pathWithoutPage : responding, url);
  const isFile = route?.kind === 'file';
  const needsNonce = isPage && !isFile && hasOwnPolicy(url.pathname.toLowerCase()) && !isDeveloping;
  const policy = needsNonce ? policyWithNonce(path) : null;
  // Next.js reads the nonce from the policy of the request, and writes it into the page.
  const headers = new Headers(request.headers);
  headers.set('user-agent', anyClient);
  if (policy !== null) headers.set(policyHeader, policy);
  const init = { request: { headers } };
  const response =
    internal.href === url.href ? NextResponse.next(init) : NextResponse.rewrite(internal, init);
  if (policy !== null) response.headers.set(policyHeader, policy);
  for (const [name, value] of Object.entries(route?.headers ?? {})) {
    response.headers.set(name, value);
  }
  // The preview shows it once. Not with `response.cookies`: Next.js would remove the cookie from this request too.
  if (request.method === 'GET' && path === previewPath) {
    response.headers.append('Set-Cookie', setFlash(path, null));
  }
  return response;
}

/** The headers of an error response. */
const unstored = { 'Cache-Control': 'no-store', [policyHeader]: nothing };

/** The error response to a request whose head its route does not accept; otherwise `null`. */
function refuse(request: NextRequest, { route, path }: ToRoute): NextResponse | null {
  // Internal requests of the development server of Next.js.
  if (isDeveloping && route === null) return null;
  const { method, headers: sent } = request;
  const error = checkRequestHead({ method, path, header: (name) => sent.get(name) }, route);
  if (error === null) return null;
  const { status, message, allow } = error;
  const headers = { ...unstored, ...route?.headers, ...(allow !== undefined && { allow }) };
  // A 204 has no body.
  return new NextResponse(message || null, { status, headers });
}
