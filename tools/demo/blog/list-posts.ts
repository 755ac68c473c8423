import { pageOf } from '../http/page.ts';
import type { RouteResponse } from '../http/response.ts';
import type { Call } from '../http/router.ts';
import { absoluteMedia } from '../media.ts';
import type { SamplePosts } from './sample-posts.ts';

const DEFAULT_SIZE = 6;
const MAX_SIZE = 50;

/** A page of the published posts that match the query. */
export function listPosts(posts: SamplePosts, call: Call): RouteResponse {
  const { query, origin } = call;
  const found = posts.search({
    status: query.get('status'),
    tagSlug: query.get('tag_slug'),
    author: query.get('author'),
    search: query.get('search'),
  });
  const pages = { first: 1, size: pageSize(query.get('page_size')) } as const;
  return pageOf(call, pages, found, (document) => absoluteMedia(document, origin));
}

/** An invalid size is ignored and a large one limited, as in Django REST. */
function pageSize(requested: string | null): number {
  const size = requested && /^\d{1,9}$/.test(requested) ? Number(requested) : 0;
  return Math.min(size || DEFAULT_SIZE, MAX_SIZE);
}
