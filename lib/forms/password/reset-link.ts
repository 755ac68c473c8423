import { decodeUri } from '../../runtime/decode-uri.ts';

/** The parts of an e-mailed link: the user, and a token for one change of the password. */
export type ResetLink = { uid: string; token: string };

// As Django makes them: base64url, and a token without characters to escape. Anything else is a 404.
const uidShape = /^[\w=-]{1,64}$/;
const tokenShape = /^[\w.~:=-]{1,256}$/;

/** Parses a link from the two last segments of its path, also when escaped by a mail program. */
export function parseResetLink(uid: string, token: string): ResetLink | null {
  const link = { uid: decodeUri(uid) ?? '', token: decodeUri(token) ?? '' };
  return uidShape.test(link.uid) && tokenShape.test(link.token) ? link : null;
}

/**
 * Whether the path of a request may hold a link, however mail programs and people have written it: in capitals, escaped
 * twice, with backslashes, or with segments before or behind it.
 */
export function mayHoldResetLink(path: string): boolean {
  const unescaped = path.replace(/%(?:25)*([0-7][\da-f])/gi, (_, code) =>
    decodeURIComponent(`%${code}`),
  );
  return /reset[^/_]{0,9}password/i.test(unescaped);
}

/** The path of reset pages without their secret: their canonical. */
export const resetRoot = '/reset-password';

/** The path of the page of a link. No character needs escaping. */
export function resetPath({ uid, token }: ResetLink): string {
  return `${resetRoot}/${uid}/${token}`;
}

/** The parameter with the signed outcome of a form that was posted without JavaScript. */
export const outcomeParam = 'envoi';

/** The query of the page, without a question mark; empty for what cannot be an outcome. */
export function resetQuery(params: URLSearchParams): string {
  const outcome = params.get(outcomeParam) ?? '';
  // The longest has 3 400 characters.
  return /^[\w-]{1,3500}\.[\w-]{43}$/.test(outcome) ? `${outcomeParam}=${outcome}` : '';
}

/** The link of a reset page, by its path; `null` for any other path. */
export function readResetPath(path: string): ResetLink | null {
  const [, uid, token] = /^\/reset-password\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return uid === undefined || token === undefined ? null : parseResetLink(uid, token);
}
