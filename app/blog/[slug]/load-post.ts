import { cache } from 'react';
import { failPage } from '@/app/fail-page';
import { limitToAbsence } from '@/lib/api/resources/page-life';
import { getRevisedPost } from '@/lib/api/resources/posts';
import type { Post } from '@/lib/blog/post';
import { parsePostSlug } from '@/lib/blog/post-slug';

/** `found` is `null` when there is no such post, or when the API `failed`. */
type Loaded = { found: { post: Post; revisedAt: string | null } | null; failed: boolean };

/** The post of a page. When the API fails the page renders a message with status 503. */
export const loadPost = cache(async (segment: string): Promise<Loaded> => {
  const slug = parsePostSlug(segment);
  if (slug === null) return noPost();
  try {
    return { found: await getRevisedPost(slug), failed: false };
  } catch (error) {
    await failPage(error);
    return { found: null, failed: true };
  }
});

async function noPost(): Promise<Loaded> {
  await limitToAbsence();
  return { found: null, failed: false };
}
