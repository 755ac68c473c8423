import { partnersFailed } from '@/lib/home/messages';
import { hasEnded } from '@/lib/images/signed-url';

/** A partner of the home carousel (docs/product.md#partner). */
export type Partner = {
  name: string;
  description: string | null;
  /** An http(s) URL, or a path of this site. */
  logo: string;
  /** An http(s) URL. */
  href: string | null;
};

/** `sent`: how many the API sent, including invalid ones. */
export type PartnerList = { partners: Partner[]; sent: number };

type Community = { name: string; url: string };

/**
 * The content of the partners section (docs/product.md#partners). When the API failed, or its list is empty (not filled
 * in yet), the built-in partners are shown; a list of only invalid partners is shown as empty.
 * @param list `null` when the API failed.
 */
export function partnersBlock(list: PartnerList | null, community: Community) {
  if (list === null) return { partners: fallbackPartners(community), message: partnersFailed };
  if (list.sent === 0) return { partners: fallbackPartners(community), message: null };
  // Our own logo in place of one whose signed URL has ended, as when it breaks.
  const partners = list.partners.map((partner) =>
    hasEnded(partner.logo) ? { ...partner, logo: '/partner-logo.svg' } : partner,
  );
  return { partners, message: null };
}

/** Shown when the API fails or has none (docs/product.md#partners). The logos are our own drawings: public/partners. */
function fallbackPartners(community: Community): Partner[] {
  return [
    {
      name: 'Banque publique d’investissement',
      description:
        'Elle finance et accompagne les entreprises, de leur création à leur croissance.',
      logo: '/partners/banque.svg',
      href: null,
    },
    {
      name: community.name,
      description: 'Des soignants y partagent leurs questions, leurs pratiques et leurs projets.',
      logo: '/partners/communaute.svg',
      href: community.url,
    },
    {
      name: 'Association des hôpitaux de Bourgogne-Franche-Comté',
      description: 'Elle réunit des établissements hospitaliers de la région.',
      logo: '/partners/hopitaux.svg',
      href: null,
    },
  ];
}
