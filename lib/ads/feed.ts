import type { PublishedAd } from '@/lib/ads/ad';
import { type AdDetails, adDetails, escapeHtml, paragraphsHtml } from '@/lib/ads/details';
import { type AdFilters, adHref, adListHref, defaultSearch } from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { config } from '@/lib/config/config';
import type { Feed, FeedItem } from '@/lib/share/feeds/feed';

/**
 * The feed of the ads of a search (docs/product.md#feeds).
 * @param specialties all of them, for their names; `null` when unknown.
 * @param place where it looks, in words; `null` without a place.
 */
export function adFeed(
  ads: PublishedAd[],
  filters: AdFilters,
  specialties: Specialty[] | null,
  place: string | null,
): Feed {
  const words = searchInWords(filters, specialties, place);
  return {
    title: `${['Annonces', ...words].join(', ')} – ${config.BRAND_NAME}`,
    description:
      words.length === 0
        ? 'Les annonces de remplacement médical.'
        : `Les annonces de remplacement médical : ${words.join(', ')}.`,
    pageUrl: `${config.SITE_URL}${adListHref({ ...defaultSearch, ...filters })}`,
    items: ads.map(({ ad, publishedAt }) => feedItem(adDetails(ad), publishedAt)),
  };
}

function feedItem(ad: AdDetails, publishedAt: string | null): FeedItem {
  const facts = factsOf(ad);
  const items = facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('');
  const list = items && `<ul>${items}</ul>`;
  return {
    url: `${config.SITE_URL}${adHref(ad.id)}`,
    title: ad.title,
    summary: facts.join(' · ') || null,
    html: list + paragraphsHtml(ad.paragraphs) || null,
    published: publishedAt && new Date(publishedAt).toISOString(),
    author: ad.owner,
    tags: ad.specialty === null ? [] : [ad.specialty],
    imageUrl: null,
  };
}

/** Specialty, place, dates, pay, convention and owner. */
function factsOf({ specialty, place, period, remuneration, convention, owner }: AdDetails) {
  const pay = remuneration.map(({ name, value, unit }) =>
    [`${name} : ${value}`, unit].filter(Boolean).join(' / '),
  );
  return [specialty, place, period, ...pay, convention, owner].filter((fact) => fact !== null);
}
