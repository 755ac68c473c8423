import type { Partner } from '@/lib/home/partner';

/** The healthcare community of the configuration. */
export type Community = { name: string; url: string };

/**
 * The partners shown when the API fails or has none (specification, section 8, « Partners
 * failure »). Their logos are our own drawings: public/partners.
 */
export function fallbackPartners(community: Community): Partner[] {
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
