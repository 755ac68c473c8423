import { api } from '@/lib/api/client/client';
import { maxItems } from '@/lib/api/limits';
import { partnersPath } from '@/lib/api/paths';
import { readList } from '@/lib/api/resources/list';
import { createResource } from '@/lib/api/resources/resource';
import { partnerSchema } from '@/lib/api/schemas/partner';
import { referenceCacheLife, tags } from '@/lib/cache/lifetimes';
import type { PartnerList } from '@/lib/home/partners';

const partner = { entity: 'partner', schema: partnerSchema, max: maxItems.partners };

/** The partners of the home page (docs/product.md#calls). */
export const partnersResource = createResource<[], PartnerList>({
  name: 'partners',
  life: referenceCacheLife,
  tags: () => [tags.partners],
  async read() {
    const body = await api.get(partnersPath);
    const list = readList(partner, body);
    return { partners: list, sent: Array.isArray(body) ? body.length : 0 };
  },
});
