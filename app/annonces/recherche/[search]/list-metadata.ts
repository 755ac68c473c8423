import type { Metadata } from 'next';
import { type AdSearch, adListHref, countFilters, wholeList } from '@/lib/ads/search';

const description =
  'Toutes les annonces de remplacement médical : cabinets, maisons de santé et établissements, par spécialité, par dates et par lieu.';

/**
 * The head of the list. A page of the whole list is its own canonical; a filtered list points to
 * the whole one (product.md, « Canonical »).
 */
export function listMetadata(search: AdSearch): Metadata {
  const filtered = countFilters(search) > 0;
  const page = filtered ? 1 : search.page;
  const canonical = adListHref({ ...wholeList, page });
  const title = search.page > 1 ? `Nos annonces – Page ${search.page}` : 'Nos annonces';
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical },
  };
}
