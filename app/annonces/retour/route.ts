import { adListPath } from '@/lib/ads/ad-paths';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { adListHref } from '@/lib/ads/search';
import { seeOther } from '@/lib/forms/post/form-post';

/** « Retour aux annonces » without JavaScript, to the search of the ad: its page is stored without that query. */
export function GET({ headers }: Request): Response {
  const page = URL.parse(headers.get('referer') ?? '');
  const isAd = page?.pathname.startsWith(`${adListPath}/`) === true;
  return seeOther(adListHref(parseAdSearch(isAd ? page.searchParams : new URLSearchParams())));
}
