import { type Community, fallbackPartners } from '@/lib/home/fallback-partners';
import type { Partner, PartnerList } from '@/lib/home/partner';

type PartnersBlock = { partners: Partner[]; message: string | null };

/**
 * The content of the partners section (specification, section 8). When the API failed, or its list
 * is empty (not filled in yet), the built-in partners are shown; a list of only invalid partners is
 * shown as empty.
 *
 * @param list `null` when the API failed.
 */
export function partnersBlock(list: PartnerList | null, community: Community): PartnersBlock {
  if (list === null) {
    return {
      partners: fallbackPartners(community),
      message: 'Impossible de charger la liste des partenaires pour le moment.',
    };
  }
  const { partners, sent } = list;
  return { partners: sent === 0 ? fallbackPartners(community) : partners, message: null };
}
