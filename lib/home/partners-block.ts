import { type Community, fallbackPartners } from '@/lib/home/fallback-partners';
import type { Partner, PartnerList } from '@/lib/home/partner';

type PartnersBlock = { partners: Partner[]; message: string | null };

/**
 * What the partners section shows (specification, section 8); `null` when the API failed. An empty list of the API means
 * nobody filled it in, so that the built-in one stands in; a list of which nothing can be shown is
 * shown for what it is.
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
