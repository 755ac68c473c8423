import { shareImageResponse } from '@/app/partage/draw';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { siteShareCard } from '@/lib/seo/site-share-card';

export function GET(): Promise<Response> {
  return shareImageResponse(referenceCacheLife, async () => siteShareCard());
}
