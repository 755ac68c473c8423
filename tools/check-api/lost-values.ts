/** A value of the API that the site does not read: where it is, and what it is. */
export type LostValue = { path: string; value: unknown };

/**
 * What the API sent and the site does not read, by comparing what a schema was given with what it made of it:
 * there a value that cannot be read is `null`, a flag is `false`, and an item of a list is missing.
 */
export function lostValues(sent: unknown, read: unknown, path = ''): LostValue[] {
  if (isBlank(sent)) return [];
  if (read === null) return [{ path, value: sent }];
  if (read === false) return isNo(sent) ? [] : [{ path, value: sent }];
  if (Array.isArray(read)) {
    const isWhole = Array.isArray(sent) && sent.length <= read.length;
    return isWhole ? [] : [{ path, value: sent }];
  }
  if (!isRecord(read)) return [];
  // A text may stand for an object, as the name of a tag does.
  if (!isRecord(sent)) return isBlank(read) ? [{ path, value: sent }] : [];
  return Object.entries(read).flatMap(([key, value]) =>
    lostValues(sent[key], value, path === '' ? key : `${path}.${key}`),
  );
}

/** Nothing, in one of the ways an API has of writing it. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isBlank);
}

function isNo(value: unknown): boolean {
  return value === false || value === 0 || /^(?:false|0)$/i.test(String(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
