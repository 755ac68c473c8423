import type { SiteReader } from './report';

/** The same reader, which reads a picture that many pages share once. */
export function withKeptImages({ page, image }: SiteReader): SiteReader {
  const kept = new Map<string, ReturnType<typeof image>>();
  return {
    page,
    image(path) {
      const read = kept.get(path) ?? image(path);
      kept.set(path, read);
      return read;
    },
  };
}
