import type { BodyRule, Route } from './routes.ts';

/**
 * Whether a request is one of the router of Next.js, for data in the place of a document, by the value of its header
 * `rsc`. Next.js recognizes no other value, and renders a document for it.
 */
export function isRouterRequest(rsc: string | string[] | null | undefined): boolean {
  return rsc === '1';
}

/** The head of a request, in the custom server or in the proxy. */
export type RequestHead = {
  method: string;
  /** Its path, normalized. */
  path: string;
  /** The value of a header, by its name in lower case. */
  header: (name: string) => string | null | undefined;
};

/** An error response: its status, a sentence in French, and `Allow` for a 405. */
export type HttpError = { status: number; message: string; allow?: string };

/**
 * Checks the head of a request before its body is read: the method and, of a POST, the length and the media type that
 * its route accepts (RFC 9110, sections 15.5.6, 15.5.12, 15.5.14 and 15.5.16). A request with another method may have
 * no body. `null` when it is valid.
 * @param route `null` for a path that no route has.
 */
export function checkRequestHead(head: RequestHead, route: Route | null): HttpError | null {
  if (route === null && head.path.startsWith('/api/')) {
    // As the catch-all route handler of `/api` responds; Next.js would read a body first, and responds
    // with 500 to TRACE.
    const isRead = methods.read.includes(head.method) && !hasBody(head);
    return isRead ? null : { status: 404, message: 'Pas trouvé.' };
  }
  const allowed = methodsOf(route);
  if (!allowed.includes(head.method)) {
    return { status: 405, message: 'Méthode non autorisée.', allow: allowed.join(', ') };
  }
  if (head.method === 'POST' && route?.post) return checkBody(head, route.post);
  if (hasBody(head)) return { status: 400, message: 'Cette demande ne doit rien contenir.' };
  return isTreeReadable(head) ? null : { status: 400, message: 'Cette demande est mal écrite.' };
}

/** Whether a request has a body (RFC 9112, section 6.3). */
export function hasBody({ header }: Pick<RequestHead, 'header'>): boolean {
  return header('transfer-encoding') != null || Number(header('content-length') ?? 0) > 0;
}

const methods = {
  read: ['GET', 'HEAD'],
  form: ['GET', 'HEAD', 'POST'],
  call: ['GET', 'HEAD', 'OPTIONS'],
  post: ['POST', 'OPTIONS'],
};

function methodsOf(route: Route | null): string[] {
  if (route?.postOnly) return methods.post;
  if (route?.post) return methods.form;
  return route?.kind === 'api' ? methods.call : methods.read;
}

function checkBody({ header }: RequestHead, { maxBytes, types }: BodyRule): HttpError | null {
  const length = header('content-length');
  const transfer = header('transfer-encoding');
  // Other transfer codings are not supported (RFC 9112, section 6.1).
  if (transfer != null && transfer.toLowerCase() !== 'chunked') {
    return { status: 400, message: 'Cette demande est mal écrite.' };
  }
  // Every browser sends the length of a form.
  if (length == null && transfer != null) {
    return { status: 411, message: 'Cette demande doit dire sa longueur.' };
  }
  if (Number(length ?? 0) > maxBytes)
    return { status: 413, message: 'La demande est trop longue.' };
  const [type = ''] = (header('content-type') ?? '').split(';', 1);
  if (types === undefined || types.includes(type.trim().toLowerCase())) return null;
  const isCall = types.includes('application/json');
  const expected = isCall ? 'Un contenu JSON est attendu.' : 'Un formulaire est attendu.';
  return { status: 415, message: expected };
}

/**
 * Whether the state that the router of Next.js sends is valid. Next.js 16.4 responds with 500 when it is
 * not JSON, on a page rendered for each request.
 */
function isTreeReadable({ header }: RequestHead): boolean {
  const tree = header('next-router-state-tree');
  if (!isRouterRequest(header('rsc')) || tree == null) return true;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(tree)));
  } catch {
    return false;
  }
}
