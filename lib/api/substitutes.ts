import { lifeOfLists, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { readList } from '@/lib/api/list';
import { createResource } from '@/lib/api/resource';
import { substituteSchema } from '@/lib/api/wire/substitute';
import type { Substitute } from '@/lib/home/substitute';

const spotlightSize = 3;

/**
 * Up to three available substitutes for the spotlight of the home page (specification, sections 5
 * and 7).
 */
export const randomSubstitutesResource = createResource<[], Substitute[]>({
  name: 'substitutes',
  life: lifeOfLists,
  tags: () => [tags.substitutes],
  async read() {
    const body = await api.get('/api/v1/users/substitutes/random/');
    return readList({ entity: 'substitute', schema: substituteSchema }, body).slice(
      0,
      spotlightSize,
    );
  },
});
