'use client';

import { useSyncExternalStore } from 'react';
import { BackLink } from '@/components/ui/link/links';
import { blogHref, blogPath, parsePostSearch } from '@/lib/blog/search';
import { linkRel } from '@/lib/routing/crawling';

const never = () => () => {};

/** Links back to the search of the blog: only the browser knows it, as the page is cached without its query. */
export function BackToBlog() {
  const href = useSyncExternalStore(
    never,
    () => blogHref(parsePostSearch(new URLSearchParams(location.search))),
    () => blogPath,
  );
  return (
    <BackLink href={href} rel={linkRel(href)}>
      Retour au blog
    </BackLink>
  );
}
