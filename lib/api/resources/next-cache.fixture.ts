type Options = { revalidate: number; tags?: string[] };

/**
 * Replaces `next/cache`: caches nothing, and collects the revalidation period and tags of a page as
 * Next.js does: the shortest period and every tag.
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
    /** The period and tags since the last call. */
    takePage() {
      const page = { revalidate, tags };
      revalidate = Number.POSITIVE_INFINITY;
      tags = [];
      return page;
    },
  };
}
