import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { imagePath } from '../../lib/images/image-url.ts';
import { policyHeader } from '../../lib/policy/content-security-policy.ts';
import { type EncodedResponse, encodable } from '../encoded-response.ts';
import { preparePage } from '../html/prepare-page.ts';
import { isNotFound, routeOf } from '../middleware/normalize-url.ts';
import type { Rendered } from '../render.ts';
import { type Lifetime, responseHead } from './response-head.ts';

const policyName = policyHeader.toLowerCase();

/**
 * Finishes what Next.js has rendered: its status and headers about caching, its HTML with the Content Security
 * Policy, and its `ETag`. Returns the response as it is sent, and its lifetime; `null` when it may not be stored.
 */
export function finishResponse(
  rendered: Rendered,
  request: IncomingMessage,
): { response: EncodedResponse; lifetime: Lifetime | null } {
  const { headers, state } = rendered;
  const path = (request.url ?? '').replace(/\?.*$/s, '');
  const head = responseHead(
    {
      status: isNotFound(request) ? 404 : rendered.status,
      cacheControl: String(headers['cache-control'] ?? ''),
      kind: kindOf(request, path),
      state,
    },
    Date.now(),
  );
  const finished = { ...headers };
  for (const [name, value] of Object.entries({ ...head.headers, ...routeOf(request)?.headers })) {
    finished[name.toLowerCase()] = value;
  }
  let { body } = rendered;
  if (String(headers['content-type']).startsWith('text/html')) {
    // A page for one visitor has a policy with a nonce.
    finished[policyName] = request.headers[policyName];
    if (finished[policyName] === undefined) {
      const { html, policy } = preparePage(path, body.toString());
      body = Buffer.from(html);
      finished[policyName] = policy;
    }
  }
  if (head.lifetime !== null) {
    finished.etag ??= `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }
  return {
    response: encodable({ status: head.status, headers: finished, body }),
    lifetime: head.lifetime,
  };
}

/** The page of an unknown path is one that caches may store; what is rendered for one visitor is none. */
function kindOf(request: IncomingMessage, path: string) {
  const route = routeOf(request);
  if (route === null) return path.startsWith('/api/') ? 'other' : 'unknown-page';
  if (route.kind === 'page' && !route.perRequest) return 'page';
  return path === imagePath ? 'image' : 'other';
}
