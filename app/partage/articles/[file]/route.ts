import { shareImageRoute } from '@/app/partage/draw';
import { readPost } from '@/lib/api/resources/posts';
import { postShareCard } from '@/lib/blog/article';
import { postsCacheLife } from '@/lib/cache/lifetimes';
import { decodeUri } from '@/lib/runtime/decode-uri';

export const GET = shareImageRoute(postsCacheLife, async (name) => {
  const found = await readPost(decodeUri(name) ?? '');
  return found && postShareCard(found.post);
});
