import { version } from '../../runtime/build/version.ts';
import type { Failure, SiteReader } from '../../seo/audit/site.ts';
import { readBoundedBody } from '../client/bounded-body.ts';
import { brokenReason, codeOf } from '../client/connection-error.ts';

type Settings = {
  /** The origin that the site's pages are requested from, without a trailing slash. */
  origin: string;
  /** Milliseconds for a whole exchange. */
  timeout?: number;
  /** Aborts every exchange. */
  signal?: AbortSignal | undefined;
};

/** A reader of the public pages of the site. */
export type SiteClient = SiteReader & {
  /** The text at a path; `null` unless it is received whole and in time. */
  text(path: string): Promise<string | null>;
};

type SiteResponse = { status: number; headers: Headers; bytes: Uint8Array };

/* Bytes, decompressed. The limit of a sitemap file is that of the standard. */
const maxPage = 5_000_000;
const maxImageBytes = 10_000_000;
const maxTextBytes = 50_000_000;

/** The `User-Agent` of the site itself: no bot by `htmlLimitedBots`, so it receives the same HTML as browsers. */
const userAgent = `MediReleve-apercu/${version}`;

/**
 * Creates a client of the site itself, for the SEO audit and what renders pages ahead: no cookie is sent, no redirect
 * followed. Paths are from the root; they are accepted ones (lib/seo/audit/accept-url.ts), or those of the site's own
 * pages and sitemap. Never throws: failures are part of the result.
 */
export function createSiteClient({ origin, timeout = 8_000, signal }: Settings): SiteClient {
  async function get(path: string, limit: number): Promise<SiteResponse | Failure> {
    const deadline = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(urlOn(origin, path), {
        headers: { 'user-agent': userAgent },
        redirect: 'manual',
        cache: 'no-store',
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      const bytes = await readBoundedBody(response.body, limit);
      if (bytes === null) return { kind: 'failed', reason: 'too-large' };
      return { status: response.status, headers: response.headers, bytes };
    } catch (error) {
      const late = deadline.aborted || signal?.aborted;
      if (late) return { kind: 'failed', reason: 'timeout' };
      return { kind: 'failed', reason: brokenReason(error), code: codeOf(error) };
    }
  }

  return {
    async page(path) {
      const response = await get(path, maxPage);
      if ('kind' in response) return response;
      const { status, headers, bytes } = response;
      return { kind: 'response', status, headers, body: new TextDecoder().decode(bytes) };
    },
    async image(path) {
      const response = await get(path, maxImageBytes);
      return 'kind' in response ? response : { kind: 'response', ...response };
    },
    async text(path) {
      const response = await get(path, maxTextBytes);
      if ('kind' in response || response.status !== 200) return null;
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
