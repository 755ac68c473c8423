'use client';

import { BackLink } from '@/components/ui/link/links';
import { useBrowserValue } from '@/components/ui/use-hydrated';
import { blogHref, blogPath, parsePostSearch } from '@/lib/blog/search';
import { linkRel } from '@/lib/routing/crawling';

/** Links back to the search of the blog: only the browser knows it, as the page is cached without its query. */
export function BackToBlog() {
  const read = () => blogHref(parsePostSearch(new URLSearchParams(location.search)));
  const href = useBrowserValue(read, blogPath);
  return (
    <BackLink href={href} rel={linkRel(href)}>
      Retour au blog
    </BackLink>
  );
}
