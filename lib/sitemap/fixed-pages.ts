import { adListPath } from '@/lib/ads/search';
import { blogPath } from '@/lib/blog/search';
import { establishmentFormPath, practitionerFormPath } from '@/lib/forms/profile';
import { accessibilityPage, noticePage, privacyPage, termsPage } from '@/lib/legal/legal-pages';

/**
 * The pages there are whatever the API says. Further pages of a list are left out: ads and posts are
 * listed themselves, and what is on a page of a list changes every day.
 */
export const fixedPages = [
  '/',
  adListPath,
  blogPath,
  practitionerFormPath,
  establishmentFormPath,
  ...[termsPage, noticePage, privacyPage, accessibilityPage].map(({ path }) => path),
];
