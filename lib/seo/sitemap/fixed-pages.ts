import { adListPath } from '@/lib/ads/search';
import { blogPath } from '@/lib/blog/search';
import { establishmentFormPath, practitionerFormPath } from '@/lib/forms/profile';
import { legalPages } from '@/lib/legal/legal-pages';
import { planPage } from '@/lib/seo/sitemap/plan/plan-page';

/**
 * The pages that do not depend on the API. Further pages of a list are left out: ads and posts are
 * listed themselves, and the content of a page of a list changes every day.
 */
export const fixedPages = [
  '/',
  adListPath,
  blogPath,
  practitionerFormPath,
  establishmentFormPath,
  ...[...legalPages, planPage].map(({ path }) => path),
];
