import type { BodyRule, Route } from '../routes.ts';

/** The head of a request, on a server of our own or in the proxy. */
export type RequestHead = {
  method: string;
  /** Its path, normalized. */
  path: string;
  /** The value of a header, by its name in lower case. */
  header: (name: string) => string | null | undefined;
};

/** Why a request is refused: a status, a sentence in French, and for 405 the methods there are. */
export type HttpError = { status: number; message: string; allow?: string };

/**
 * Judges a request by its head, before its body is read: the method and, of a POST, the length and the
 * media type that its route takes (RFC 9110, sections 15.5.6, 15.5.12, 15.5.14 and 15.5.16). A request
 * of another method may have no body. `null` when nothing is wrong.
 *
 * @param route `null` for a path that no route has.
 */
export function checkRequestHead(head: RequestHead, route: Route | null): HttpError | null {
  if (route === null && head.path.startsWith('/api/')) {
    // As the route handler of all below `/api` answers; Next.js would read a body first, and answers 500
    // to TRACE.
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

/** Whether a request says that it has a body (RFC 9112, section 6.3). */
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
  // Another coding is not known (RFC 9112, section 6.1).
  if (transfer != null && transfer.toLowerCase() !== 'chunked') {
    return { status: 400, message: 'Cette demande est mal écrite.' };
  }
  // Every browser says how long a form is.
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
 * Whether the state that the router of Next.js sends with its requests can be read. Next.js 16.4 answers
 * 500 to what is not JSON, where it renders a page for the request.
 */
function isTreeReadable({ header }: RequestHead): boolean {
  const tree = header('next-router-state-tree');
  if (header('rsc') == null || tree == null) return true;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(tree)));
  } catch {
    return false;
  }
}
