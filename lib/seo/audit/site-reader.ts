/** Why there was no response. */
export type Failure = {
  kind: 'failed';
  reason: 'timeout' | 'refused' | 'broken' | 'too-large';
  /** Of the system call or of Node.js, for those who run the site. */
  code?: string | undefined;
};

type Fetched<Content> = { kind: 'response'; status: number; headers: Headers } & Content;

/** The response of the site to the request for a page, and for an image. */
export type Served = Fetched<{ body: string }> | Failure;
export type ServedImage = Fetched<{ bytes: Uint8Array }> | Failure;

/** Reads pages and images of the site by their path. */
export type SiteReader = {
  page(path: string): Promise<Served>;
  image(path: string): Promise<ServedImage>;
};

/** The same reader, which reads each image once. */
export function withCachedImages<Reader extends SiteReader>(reader: Reader): Reader {
  const cache = new Map<string, Promise<ServedImage>>();
  return {
    ...reader,
    image(path: string) {
      const read = cache.get(path) ?? reader.image(path);
      cache.set(path, read);
      return read;
    },
  };
}

/** The path, with its query, of an absolute URL of the site at the origin `siteUrl`; `null` for another site. */
export function pathOnSite(url: string, siteUrl: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.origin === new URL(siteUrl).origin ? parsed.pathname + parsed.search : null;
}
