'use client';

import { useSyncExternalStore } from 'react';
import { BackLink } from '@/components/ui/link/links';
import { blogHref, blogPath, parsePostSearch } from '@/lib/blog/search';
import { linkRel } from '@/lib/routing/crawling';

const never = () => () => {};

/**
 * Links back to the tag or the search the post was found with. The page is cached without its query, so only
 * the browser knows them; without JavaScript the link leads to all posts.
 */
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
