import { cacheLife } from 'next/cache';
import { failPage } from '@/app/fail-page';
import { lifeOfLists } from '@/lib/api/cache';
import { getRevisedPost } from '@/lib/api/posts';
import type { Post } from '@/lib/blog/post';
import { parsePostSlug } from '@/lib/blog/post-slug';

/** `found` is `null` when there is no such post, or when the API `failed`. */
type Loaded = { found: { post: Post; revisedAt: string | null } | null; failed: boolean };

/**
 * The post of a page. When the API fails the page still renders whole; Next.js answers it with a 500
 * and does not keep it, because a cached read threw.
 */
export async function loadPost(segment: string): Promise<Loaded> {
  const slug = parsePostSlug(segment);
  if (slug === null) return noPost();
  try {
    return { found: await getRevisedPost(slug), failed: false };
  } catch {
    await failPage(`post ${slug}`);
    return { found: null, failed: true };
  }
}

/** Without a life of its own, the page that says so would be kept by shared caches for a year. */
async function noPost(): Promise<Loaded> {
  'use cache';
  cacheLife(lifeOfLists);
  return { found: null, failed: false };
}
