import { fileResponse } from '@/app/file-response';
import { referenceCacheLife } from '@/lib/cache/lifetimes';

/** The key of IndexNow: the server passes on the path of no other name. */
export async function GET(_: Request, { params }: { params: Promise<{ key: string }> }) {
  const type = 'text/plain; charset=utf-8';
  return fileResponse({ body: (await params).key, type, cacheLife: referenceCacheLife });
}
