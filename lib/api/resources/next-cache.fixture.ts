type Options = { revalidate: number; tags?: string[] };

/**
 * Stands in for `next/cache`: caches nothing, and collects what a page would be told, as Next.js does:
 * the shortest period and every tag.
 */
export function fakeNextCache() {
  let revalidate = Number.POSITIVE_INFINITY;
  let tags: string[] = [];
  return {
    unstable_cache: <T>(read: () => Promise<T>, _key: string[], options: Options) => {
      return async () => {
        revalidate = Math.min(revalidate, options.revalidate);
        tags = [...new Set([...tags, ...(options.tags ?? [])])];
        return read();
      };
    },
    /** What the page was told since the last call. */
    takePage() {
      const page = { revalidate, tags };
      revalidate = Number.POSITIVE_INFINITY;
      tags = [];
      return page;
    },
  };
}
