import { shareImageResponse } from '@/app/partage/share-image-response';
import { referenceCacheLife } from '@/lib/api/cache';
import { siteShareCard } from '@/lib/seo/site-share-card';

export function GET({ headers }: Request): Promise<Response> {
  return shareImageResponse(headers, referenceCacheLife, async () => siteShareCard());
}
