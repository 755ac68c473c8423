import { assertWithin, envelope, offsetOf, parsePage } from '../http/envelope.ts';
import { notFound } from '../http/http-error.ts';
import { jsonText } from '../http/route-response.ts';
import type { Route } from '../http/router.ts';
import { withAbsoluteMedia } from '../media-links.ts';
import type { PostStore } from '../store/posts.ts';

const DEFAULT_SIZE = 6;
const MAX_SIZE = 50;

export const blogRoutes = (posts: PostStore): Route[] => [
  {
    method: 'GET',
    path: '/api/v1/blogs/posts',
    handle(call) {
      const { query } = call;
      const pages = { first: 1, size: pageSize(query.get('page_size')) } as const;
      const filter = {
        status: query.get('status'),
        tagSlug: query.get('tag_slug'),
        author: query.get('author'),
        search: query.get('search'),
      };
      const page = parsePage(query, pages);
      const count = posts.count(filter);
      assertWithin(page, count, pages);
      const documents = posts.newest(filter, offsetOf(page, pages), pages.size);
      const body = envelope(call, pages, { page, count, documents });
      return jsonText(withAbsoluteMedia(body, call.origin));
    },
  },
  {
    method: 'GET',
    path: '/api/v1/blogs/posts/:slug',
    handle({ params, origin }) {
      const document = posts.find(params.slug ?? '');
      if (document === undefined) throw notFound();
      return jsonText(withAbsoluteMedia(document, origin));
    },
  },
];

/** An invalid size is ignored and a large one limited, as in Django REST. */
function pageSize(requested: string | null): number {
  const size = requested && /^\d{1,9}$/.test(requested) ? Number(requested) : 0;
  return Math.min(size || DEFAULT_SIZE, MAX_SIZE);
}
