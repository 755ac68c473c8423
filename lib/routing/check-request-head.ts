import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { BodyRule, Route } from './routes.ts';

/** Whether the router of Next.js requests data, by its header `rsc`. For any other value Next.js renders a document. */
export function isRouterRequest(rsc: string | string[] | null | undefined): boolean {
  return rsc === '1';
}

/** The `User-Agent` of any page that Next.js renders: without one, the metadata would be in the body, for everyone. */
export const anyClient = 'Mozilla/5.0';

/** The head of a request, in `server/` or in the proxy of Vercel. */
export type RequestHead = {
  method: string;
  /** The normalized path. */
  path: string;
  /** The value of a header, by its name in lower case. */
  header: (name: string) => string | null | undefined;
};

/** A response that ends a request: its status, a sentence in French if there is one, and `Allow` for a 405 or 204. */
export type EarlyResponse = { status: number; message: string; allow?: string };

/**
 * Checks method, length and media type before a body is read (RFC 9110, section 15.5); `null` when they are valid.
 * OPTIONS of a call ends here too.
 */
export function checkRequestHead(head: RequestHead, route: Route | null): EarlyResponse | null {
  if (route === null && head.path.startsWith('/api/')) {
    // As the catch-all handler of `/api` responds. Next.js would read a body first, and answers TRACE with 500.
    const isRead = methods.read.includes(head.method) && !hasBody(head);
    return isRead ? null : { status: 404, message: 'Pas trouvé.' };
  }
  const allowed = methodsOf(route);
  if (!allowed.includes(head.method)) {
    return { status: 405, message: 'Méthode non autorisée.', allow: allowed.join(', ') };
  }
  if (head.method === 'POST' && route?.post) return checkBody(head, route.post);
  if (hasBody(head)) return { status: 400, message: 'Cette demande ne doit rien contenir.' };
  if (head.method === 'OPTIONS') return { status: 204, message: '', allow: allowed.join(', ') };
  // Only pages read the state of the router.
  if (route !== null && route.kind !== 'page') return null;
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
  if (route?.kind === 'api') return route.post ? methods.post : methods.call;
  return route?.post ? methods.form : methods.read;
}

function checkBody({ header }: RequestHead, { maxBytes, types }: BodyRule): EarlyResponse | null {
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

/** Characters of a state of the router. Reading takes quadratic time in its depth; five levels have a tenth of this. */
const maxTree = 5_000;

/** Whether the state of the router is one: if not, Next.js 16.4 fails. */
function isTreeReadable({ header }: RequestHead): boolean {
  if (!isRouterRequest(header('rsc'))) return true;
  const tree = header('next-router-state-tree') ?? undefined;
  if (tree !== undefined && tree.length > maxTree) return false;
  try {
    parseAndValidateFlightRouterState(tree);
    return true;
  } catch {
    return false;
  }
}
