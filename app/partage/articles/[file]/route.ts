import { shareImageRoute } from '@/app/partage/draw';
import { readPost } from '@/lib/api/resources/posts';
import { postShareCard } from '@/lib/blog/article';
import { parsePostSlug } from '@/lib/blog/search';
import { postsCacheLife } from '@/lib/cache/lifetimes';

export const GET = shareImageRoute(postsCacheLife, async (name) => {
  const slug = parsePostSlug(name);
  const found = slug === null ? null : await readPost(slug);
  return found && postShareCard(found.post);
});
