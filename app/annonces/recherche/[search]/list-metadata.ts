import type { Metadata } from 'next';
import { type AdSearch, adListHref, countFilters, wholeList } from '@/lib/ads/search';
import { pageMetadata } from '@/lib/seo/page-metadata';

const description =
  'Toutes les annonces de remplacement médical : cabinets, maisons de santé et établissements, par spécialité, par dates et par lieu.';

/**
 * The head of the list. A page of the whole list is its own canonical; a filtered list points to
 * the whole one (product.md, « Canonical »).
 */
export function listMetadata(search: AdSearch): Metadata {
  const page = countFilters(search) > 0 ? 1 : search.page;
  return pageMetadata({
    title: search.page > 1 ? `Nos annonces – Page ${search.page}` : 'Nos annonces',
    description: page > 1 ? `${description} Page ${page}.` : description,
    path: adListHref({ ...wholeList, page }),
  });
}
