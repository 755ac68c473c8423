/** What an e-mailed link says: whose password, and the token that allows to set it once. */
export type ResetLink = { uid: string; token: string };

// What Django and its like make: base64url, and a token of characters that need no escape. Whatever
// else stands there leads to no page.
const uidShape = /^[\w=-]{1,64}$/;
const tokenShape = /^[\w.~:=-]{1,256}$/;

/** Reads a link from the two last parts of its path, escaped as mail programs may; junk is `null`. */
export function parseResetLink(uid: string, token: string): ResetLink | null {
  try {
    const link = { uid: decodeURIComponent(uid), token: decodeURIComponent(token) };
    return uidShape.test(link.uid) && tokenShape.test(link.token) ? link : null;
  } catch {
    return null;
  }
}

/** The path of the page of a link. None of its characters needs an escape. */
export function resetPath({ uid, token }: ResetLink): string {
  return `/reset-password/${uid}/${token}`;
}

/** Whether a path is that of the page of a link. */
export function isResetPath(path: string): boolean {
  const [, uid, token] = /^\/reset-password\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return uid !== undefined && token !== undefined && parseResetLink(uid, token) !== null;
}
