import { randomSubstitutesPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { createResource } from '@/lib/api/resources/resource';
import { readList } from '@/lib/api/schemas/lists';
import { substituteSchema } from '@/lib/api/schemas/substitute';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { Substitute } from '@/lib/home/substitute';

const spotlightSize = 3;

/**
 * Up to three available substitutes for the spotlight of the home page (docs/product.md#spotlight).
 */
export const randomSubstitutesResource = createResource<[], Substitute[]>({
  name: 'substitutes',
  life: listsCacheLife,
  tags: () => [tags.substitutes],
  async read() {
    const body = await api.get(randomSubstitutesPath);
    return readList({ entity: 'substitute', schema: substituteSchema }, body).slice(
      0,
      spotlightSize,
    );
  },
});
