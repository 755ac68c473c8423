import type { PublishedAd } from '@/lib/ads/ad';
import { type AdDetails, adDetails, escapeHtml, paragraphsHtml } from '@/lib/ads/details';
import { fitInWords } from '@/lib/ads/fit';
import { type AdFilters, adHref, adListHref, defaultSearch } from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { config } from '@/lib/config/config';
import type { Feed, FeedItem } from '@/lib/share/feeds/feed';

/**
 * The feed of the ads of a search (docs/product.md#feeds).
 * @param specialties all of them, for their names; `null` when unknown.
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function adFeed(
  ads: PublishedAd[],
  filters: AdFilters,
  specialties: Specialty[] | null,
  today: string,
): Feed {
  const words = searchInWords(filters, specialties, today);
  return {
    title: `${['Annonces', ...words].join(', ')} – ${config.BRAND_NAME}`,
    description:
      words.length === 0
        ? 'Les annonces de remplacement médical.'
        : `Les annonces de remplacement médical : ${words.join(', ')}.`,
    pageUrl: `${config.SITE_URL}${adListHref({ ...defaultSearch, ...filters })}`,
    items: ads.map(({ ad, publishedAt }) =>
      feedItem(adDetails(ad), publishedAt, fitInWords(ad, filters, today)),
    ),
  };
}

function feedItem(ad: AdDetails, publishedAt: string | null, fit: string | null): FeedItem {
  const facts = factsOf(ad, fit);
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

/** Specialty, place, dates and how these fit those of the search, pay, convention and owner. */
function factsOf(ad: AdDetails, fit: string | null) {
  const { specialty, place, period, remuneration, convention, owner } = ad;
  const pay = remuneration.map(({ name, value, unit }) =>
    [`${name} : ${value}`, unit].filter(Boolean).join(' / '),
  );
  return [specialty, place, period, fit, ...pay, convention, owner].filter((fact) => fact !== null);
}
