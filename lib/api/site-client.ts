import { readBoundedBody } from '@/lib/api/client/bounded-body';
import { brokenReason, codeOf } from '@/lib/api/errors';
import { version } from '@/lib/runtime/build/running-build';
import type { Failure, Served } from '@/lib/seo/audit/site';

type Settings = { origin: string; timeout?: number; signal?: AbortSignal | undefined };

export type SiteClient = ReturnType<typeof createSiteClient>;

/* Bytes, decompressed. The limit of a sitemap file is that of the standard. */
const maxBytes = 5_000_000;
const maxTextBytes = 50_000_000;
/** The `User-Agent` of the site itself: no bot by `htmlLimitedBots`, so it receives the same HTML as browsers. */
const userAgent = `MediReleve-apercu/${version}`;

/** Creates a client of the site for the SEO audit. Paths are accepted by lib/seo/audit/page-kinds.ts. Never throws. */
export function createSiteClient({ origin, timeout = 8_000, signal }: Settings) {
  async function read(path: string, limit: number): Promise<Served> {
    const deadline = AbortSignal.timeout(timeout);
    const failed = (failure: Omit<Failure, 'kind'>): Failure => ({ kind: 'failed', ...failure });
    try {
      const response = await fetch(urlOn(origin, path), {
        headers: { 'user-agent': userAgent },
        redirect: 'manual',
        cache: 'no-store',
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      const bytes = await readBoundedBody(response.body, limit);
      if (bytes === null) return failed({ reason: 'too-large' });
      const { status, headers } = response;
      return { kind: 'response', status, headers, bytes };
    } catch (error) {
      if (deadline.aborted || signal?.aborted) return failed({ reason: 'timeout' });
      return failed({ reason: brokenReason(error), code: codeOf(error) });
    }
  }

  return {
    /** The response at the path of a page or of an image. */
    get: (path: string) => read(path, maxBytes),
    /** The text at a path; `null` unless it is received whole and in time. */
    async text(path: string): Promise<string | null> {
      const response = await read(path, maxTextBytes);
      if (response.kind === 'failed' || response.status !== 200) return null;
      return new TextDecoder().decode(response.bytes);
    },
  };
}

/** @throws {TypeError} when the path leads to another host, which no accepted path does. */
function urlOn(origin: string, path: string): URL {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new TypeError('Another host.');
  return url;
}
