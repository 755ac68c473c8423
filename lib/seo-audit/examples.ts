import { adListHref, adListPath, defaultSearch } from '@/lib/ads/search';
import { blogHref, blogPath } from '@/lib/blog/search';
import { establishmentFormPath, practitionerFormPath } from '@/lib/forms/profile';
import { legalPages } from '@/lib/legal/legal-pages';
import { planPage } from '@/lib/plan/plan-page';
import { resetExample } from './accept-url';

/** An example of a kind of page. */
export type Example = {
  path: string;
  /** The page must not exist. */
  missing?: true;
};

const missingPagePath = '/cette-page-n-existe-pas';

/**
 * An example of every kind of page. Ads and posts are found among the links of the lists; a kind
 * without a page is left out.
 *
 * @param list the HTML of the list of ads; `null` when it could not be read.
 * @param blog that of the blog; `null` when it could not be read.
 * @param today `YYYY-MM-DD`, to filter the list by.
 */
export function examplesOf(list: string | null, blog: string | null, today: string): Example[] {
  const inList = linksOf(list);
  const inBlog = linksOf(blog);
  const paths = [
    '/',
    adListPath,
    inList.find((href) => href === adListHref({ ...defaultSearch, page: 2 })),
    adListHref({ ...defaultSearch, startDate: today }),
    inList.find((href) => /^\/annonces\/\d+$/.test(href)),
    inList.find((href) => /^\/annonces\/specialite\/[^/?]+$/.test(href)),
    blogPath,
    inBlog.find((href) => href === blogHref({ page: 2 })),
    inBlog.find((href) => /^\/blog\?tag=[^&]+$/.test(href)),
    inBlog.find((href) => /^\/blog\/[^/?.]+$/.test(href)),
    practitionerFormPath,
    establishmentFormPath,
    resetExample,
    ...[...legalPages, planPage].map(({ path }) => path),
  ];
  const examples = paths.flatMap((path) => (path === undefined ? [] : [{ path }]));
  return [...examples, { path: missingPagePath, missing: true }];
}

function linksOf(html: string | null): string[] {
  return [...(html ?? '').matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}
