import type { SiteReader } from './report';

/** The same reader, which reads each image once. */
export function withCachedImages({ page, image }: SiteReader): SiteReader {
  const cache = new Map<string, ReturnType<typeof image>>();
  return {
    page,
    image(path) {
      const read = cache.get(path) ?? image(path);
      cache.set(path, read);
      return read;
    },
  };
}
