import { storedJson } from '../http/answer.ts';
import { assertWithin, envelope, offsetOf, requestedPage } from '../http/envelope.ts';
import { notFound } from '../http/refusal.ts';
import type { Route } from '../http/router.ts';
import { withAbsoluteMedia } from '../media-links.ts';
import type { PostStore } from '../store/posts.ts';

const USUAL_SIZE = 6;
const LARGEST_SIZE = 50;

export const blogRoutes = (posts: PostStore): Route[] => [
  {
    method: 'GET',
    path: '/api/v1/blogs/posts',
    answer(call) {
      const { query } = call;
      const pages = { first: 1, size: pageSize(query.get('page_size')) } as const;
      const filter = {
        status: query.get('status'),
        tagSlug: query.get('tag_slug'),
        author: query.get('author'),
        search: query.get('search'),
      };
      const page = requestedPage(query, pages);
      const count = posts.count(filter);
      assertWithin(page, count, pages);
      const documents = posts.newest(filter, offsetOf(page, pages), pages.size);
      const body = envelope(call, pages, { page, count, documents });
      return storedJson(withAbsoluteMedia(body, call.origin));
    },
  },
  {
    method: 'GET',
    path: '/api/v1/blogs/posts/:slug',
    answer({ params, origin }) {
      const document = posts.find(params.slug ?? '');
      if (document === undefined) throw notFound();
      return storedJson(withAbsoluteMedia(document, origin));
    },
  },
];

/** A size that makes no sense is as good as none, and a large one is cut, as in Django REST. */
function pageSize(requested: string | null): number {
  const size = requested && /^\d{1,9}$/.test(requested) ? Number(requested) : 0;
  return Math.min(size || USUAL_SIZE, LARGEST_SIZE);
}
