import { shareImageResponse } from '@/app/partage/draw';
import { readPost } from '@/lib/api/resources/posts';
import { postShareCard } from '@/lib/blog/article';
import { parsePostSlug } from '@/lib/blog/search';
import { postsCacheLife } from '@/lib/cache/lifetimes';
import { shareImageName } from '@/lib/share/share-image';

export function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return shareImageResponse(postsCacheLife, async () => {
    const slug = parsePostSlug(shareImageName((await params).file) ?? '');
    const found = slug === null ? null : await readPost(slug);
    return found && postShareCard(found.post);
  });
}
