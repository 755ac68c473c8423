import { shareImageResponse } from '@/app/partage/draw';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { siteShareCard } from '@/lib/seo/page-metadata';

export function GET(): Promise<Response> {
  return shareImageResponse(referenceCacheLife, async () => siteShareCard());
}
