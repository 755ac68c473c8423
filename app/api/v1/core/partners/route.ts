import { lifeOfReference } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { getPartners } from '@/lib/api/partners';

export function GET(): Promise<Response> {
  return answer(lifeOfReference, getPartners);
}
