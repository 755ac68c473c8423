/* Pictures of private storage have signed URLs, which end: their query has a time and a signature. */

type Query = ReadonlyMap<string, string>;
const signature = /sig|token|hash|hmac|md5|key-pair-id|credential|^(?:hm|oh)$/;

/** When the URL with a query ends, in milliseconds since 1970; `undefined` when the query is of another kind. */
const readers: ((query: Query) => number | undefined)[] = [
  // A date and seconds: AWS Signature Version 4, Google V4, Alibaba V4.
  (query) => {
    for (const vendor of ['x-amz', 'x-goog', 'x-oss', 'x-tos', 'x-obs']) {
      const written = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
      const date = query.get(`${vendor}-date`)?.replace(written, '$1-$2-$3T$4:$5:$6Z') ?? '';
      const seconds = wholeNumber(query.get(`${vendor}-expires`));
      if (date !== '' && seconds !== undefined) return Date.parse(date) + seconds * 1_000;
    }
    return undefined;
  },
  // A time in seconds: S3 and Google V2, CloudFront, Alibaba, and most others.
  (query) => {
    const names = ['expires', 'x-oss-expires', 'expire', 'expiry', 'exp'];
    return names.map((name) => timeOf(query.get(name))).find((time) => time !== undefined);
  },
  // Azure: an ISO 8601 instant.
  (query) => (query.has('sig') ? Date.parse(query.get('se') ?? '') : undefined),
  // CloudFront with a policy of its own: JSON in base64 of another alphabet.
  (query) => {
    const written = query.get('policy')?.replaceAll('-', '+').replaceAll('_', '=');
    const policy = fromBase64(written?.replaceAll('~', '/'));
    const [, seconds] = /"AWS:EpochTime"\s{0,9}:\s{0,9}(\d{9,11})\b/.exec(policy) ?? [];
    return timeOf(seconds);
  },
  // Tencent: `start;end`.
  (query) => timeOf(query.get('q-sign-time')?.split(';')[1]),
  // A JSON Web Token, as of Supabase.
  (query) => {
    const [, claims] = (query.get('token') ?? '').split('.');
    const [, seconds] = /"exp"\s{0,9}:\s{0,9}(\d{9,11})\b/.exec(fromBase64(claims)) ?? [];
    return timeOf(seconds);
  },
];

/** When a signed URL ends, in milliseconds since 1970; `null` for any other. */
export function endOfUrl(url: string): number | null {
  const [, written] = /\?([^#]*)/.exec(url) ?? [];
  if (written === undefined) return null;
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(written)) {
    if (!query.has(name.toLowerCase())) query.set(name.toLowerCase(), value);
  }
  const names = [...query.keys()];
  if (!names.some((name) => signature.test(name)) && !query.has('policy')) return null;
  const ends = readers.map((read) => read(query)).filter((end) => end !== undefined);
  return ends.find(Number.isFinite) ?? null;
}

/** Whether a signed URL has ended. */
export function hasEnded(url: string): boolean {
  const end = endOfUrl(url);
  return end !== null && end <= Date.now();
}

const queries = /\?[^\s"'<>\\]{1,4000}/g;

/** When the first of the signed URLs in a value ends, in its texts and HTML too; `null` when it has none. */
export function firstEndIn(value: unknown): number | null {
  const found = (JSON.stringify(value) ?? '').match(queries) ?? [];
  const ends = found.flatMap((query) => endOfUrl(query.replaceAll('&amp;', '&')) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** For what holds a URL that has ended: a new one may be there soon. */
const lifeAfterEnd = 60;

/** The life of what holds a value, in seconds: `life`, but at most half of what is left of its first signed URL. */
export function lifeOf(value: unknown, life: number): number {
  return lifeUntil(firstEndIn(value), life);
}

/** The life of what has a first signed URL that ends at a known time. */
export function lifeUntil(end: number | null, life: number): number {
  if (end === null) return life;
  const left = (end - Date.now()) / 1_000;
  // Half, so that a cache that has it from ours ends in time too.
  return Math.min(life, left <= 0 ? lifeAfterEnd : Math.max(1, Math.floor(left / 2)));
}

/** A time in seconds or milliseconds since 1970, of this century. */
function timeOf(written: string | undefined): number | undefined {
  const number = wholeNumber(written);
  if (number === undefined || number < 900_000_000) return undefined;
  return number < 10_000_000_000 ? number * 1_000 : number;
}

function wholeNumber(written: string | undefined): number | undefined {
  return /^\d{1,13}$/.test(written ?? '') ? Number(written) : undefined;
}

function fromBase64(text = ''): string {
  return Buffer.from(text, 'base64').toString('latin1');
}
