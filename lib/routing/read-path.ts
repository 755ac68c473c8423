/** A path as it was requested. */
export type RequestedPath = {
  /** Its segments, decoded, without empty ones and with dot segments resolved. */
  segments: string[];
  /** Whether it has a trailing slash or a run of slashes. */
  hasExtraSlashes: boolean;
};

// A slash or a backslash that was encoded is never part of a name of ours, nor is a control character
// or half of a surrogate pair.
const forbidden = /[/\\\p{Cc}\p{Cs}]/u;

/**
 * Reads a path: decodes its segments (once), resolves `.` and `..`, encoded ones too, and drops empty
 * segments. `null` for a path that names nothing: an escape that is malformed or not UTF-8, or a segment
 * that holds a slash, a backslash or a control character. Takes time linear in its length.
 *
 * @param path from its first slash, without a query.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 * @see https://url.spec.whatwg.org/#double-dot-path-segment
 */
export function readPath(path: string): RequestedPath | null {
  const segments: string[] = [];
  const parts = path.split('/');
  for (const part of parts) {
    const segment = decode(part);
    if (segment === null || forbidden.test(segment)) return null;
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  // The first part, before the first slash, is always empty; the second is that of `/` itself.
  const hasExtraSlashes = path !== '/' && parts.indexOf('', 1) !== -1;
  return { segments, hasExtraSlashes };
}

// What may stand in a segment as it is (`pchar` of RFC 3986), and does where a browser writes it.
const needlesslyEscaped = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/** Writes a path of decoded segments in its one spelling. */
export function writePath(segments: readonly string[]): string {
  return `/${segments.map(writeSegment).join('/')}`;
}

function writeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(needlesslyEscaped, decodeURIComponent);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
