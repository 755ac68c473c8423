import { answerPicture } from '@/app/partage/answer-picture';
import { lifeOfReference } from '@/lib/api/cache';
import { siteShareCard } from '@/lib/seo/site-share-card';

export function GET({ headers }: Request): Promise<Response> {
  return answerPicture(headers, lifeOfReference, async () => siteShareCard());
}
