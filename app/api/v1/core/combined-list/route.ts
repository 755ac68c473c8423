import { lifeOfReference } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { getSpecialties } from '@/lib/api/specialties';

export function GET(): Promise<Response> {
  return answer(lifeOfReference, async () => ({ specialties: await getSpecialties() }));
}
