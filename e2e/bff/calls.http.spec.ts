import { z } from 'zod';
import { expect } from '../http-test.ts';
import { test } from '../visitor.ts';
import {
  ad,
  expectCacheable,
  expectNotAllowed,
  expectRefused,
  hour,
  minute,
  notFound,
  pageOf,
  partner,
  post,
  reset,
  specialty,
  substitute,
  wrongReset,
} from './fields.ts';

test.describe('route handlers of the API', () => {
  for (const slash of ['', '/']) {
    test.describe(
      slash === '' ? 'a path without a trailing slash' : 'a path with a trailing slash',
      () => {
        test('returns a page of the ads', async ({ request }) => {
          const response = await request.get(`/api/v1/ads${slash}?page=0`, { maxRedirects: 0 });
          expectCacheable(response, minute);
          // Cards say when an ad was published (docs/product.md#cards).
          const published = ad.extend({ published_at: z.string().nullable() });
          const page = pageOf(published);
          const body = page.parse(await response.json());
          const next = '/api/v1/ads/?page=1';
          expect(body).toMatchObject({ count: 240, size: 20, next, previous: null });
          expect(body.results).toHaveLength(20);
        });

        test('returns the last page of the ads', async ({ request }) => {
          const response = await request.get(`/api/v1/ads${slash}?page=11`, { maxRedirects: 0 });
          expectCacheable(response, minute);
          expect(await response.json()).toMatchObject({
            next: null,
            previous: '/api/v1/ads/?page=10',
          });
        });

        test('returns an ad', async ({ request }) => {
          const response = await request.get(`/api/v1/ads/12${slash}`, { maxRedirects: 0 });
          expectCacheable(response, 5 * minute);
          expect(ad.parse(await response.json()).id).toBe(12);
        });

        test('returns the ads of the spotlight', async ({ request }) => {
          const response = await request.get(`/api/v1/ads/random${slash}`, { maxRedirects: 0 });
          expectCacheable(response, minute);
          expect(z.array(ad).parse(await response.json())).toHaveLength(3);
        });

        test('returns the substitutes of the spotlight', async ({ request }) => {
          const path = `/api/v1/users/substitutes/random${slash}`;
          const response = await request.get(path, { maxRedirects: 0 });
          expectCacheable(response, minute);
          expect(z.array(substitute).parse(await response.json())).toHaveLength(3);
        });

        test('returns the partners', async ({ request }) => {
          const response = await request.get(`/api/v1/core/partners${slash}`, { maxRedirects: 0 });
          expectCacheable(response, hour);
          expect(z.array(partner).parse(await response.json())).toHaveLength(8);
        });

        test('returns the specialties, and nothing else of the combined list', async ({
          request,
        }) => {
          const response = await request.get(`/api/v1/core/combined-list${slash}`, {
            maxRedirects: 0,
          });
          expectCacheable(response, hour);
          const list = z.strictObject({ specialties: z.array(specialty) });
          expect(list.parse(await response.json()).specialties).toHaveLength(49);
        });

        test('returns a page of the posts, and one post', async ({ request }) => {
          const query = '?page=1&page_size=6&status=published';
          const response = await request.get(`/api/v1/blogs/posts${slash}${query}`, {
            maxRedirects: 0,
          });
          expectCacheable(response, hour);
          const { results } = pageOf(post).parse(await response.json());
          expect(results).toHaveLength(6);

          const slug = results[0]?.slug;
          const one = await request.get(`/api/v1/blogs/posts/${slug}${slash}`, { maxRedirects: 0 });
          expectCacheable(one, hour);
          expect(post.parse(await one.json()).slug).toBe(slug);
        });

        test('rejects a reset that the API rejects, with the message of the API', async ({
          request,
          token,
        }) => {
          const response = await request.post(`${reset}${slash}`, {
            data: wrongReset(token),
            maxRedirects: 0,
          });
          await expectRefused(response, 400, { token: ['Jeton non valide pour cet utilisateur.'] });
        });

        test('responds with 404 when the call or the item does not exist', async ({ request }) => {
          for (const path of [
            '/api',
            '/api/v1',
            '/api/v1/nulle-part',
            '/api/v1/users',
            '/api/v1/ads/999997',
            '/api/v1/ads/abc',
            '/api/v1/ads/012',
            '/api/v1/ads/12/13',
            '/api/v1/blogs/posts/nulle-part',
            // Calls of the demo API that the site does not make.
            '/api/healthz',
            '/api/forms/etablissement/responses',
          ]) {
            await expectRefused(
              await request.get(`${path}${slash}`, { maxRedirects: 0 }),
              404,
              notFound,
            );
          }
        });
      },
    );
  }

  test('personal data that the API includes is removed', async ({ request }) => {
    const found = /"(?:e?mail|phone|is_active|owner_id|rpps|password)|@/;
    for (const path of ['ads/?page=0', 'ads/12', 'ads/random/', 'users/substitutes/random/']) {
      const response = await request.get(`/api/v1/${path}`);
      expect(response.status()).toBe(200);
      expect(await response.text()).not.toMatch(found);
    }
  });

  test('a page beyond the last responds with 404', async ({ request }) => {
    for (const path of ['/api/v1/ads/?page=12', '/api/v1/blogs/posts/?page=99']) {
      await expectRefused(await request.get(path), 404, notFound);
    }
  });

  test('each call allows only its own method', async ({ request }) => {
    const reads = [
      'ads/?page=0',
      'ads/12',
      'ads/random/',
      'users/substitutes/random/',
      'core/partners/',
      'core/combined-list/',
      'blogs/posts/',
      'blogs/posts/nulle-part/',
    ];
    for (const path of reads) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        await expectNotAllowed(await request.fetch(`/api/v1/${path}`, { method }), 'GET, HEAD');
      }
    }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      await expectNotAllowed(await request.fetch(`${reset}/`, { method }), 'POST');
    }
    const head = await request.head(`${reset}/`);
    expect(head.status()).toBe(405);
    expect(head.headers()).toMatchObject({ allow: 'POST, OPTIONS', 'cache-control': 'no-store' });
    expect(await head.body()).toHaveLength(0);

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch('/api/v1/nulle-part/', { method });
      await expectRefused(response, 404, notFound);
    }
  });

  test('OPTIONS lists the methods of a call', async ({ request }) => {
    for (const [path, allow] of [
      ['/api/v1/ads/', 'GET, HEAD, OPTIONS'],
      ['/api/v1/blogs/posts/nulle-part/', 'GET, HEAD, OPTIONS'],
      [`${reset}/`, 'POST, OPTIONS'],
    ] as const) {
      const response = await request.fetch(path, { method: 'OPTIONS' });
      expect(response.status()).toBe(204);
      expect(response.headers()).toMatchObject({ allow, 'cache-control': 'no-store' });
      expect(await response.body()).toHaveLength(0);
    }
  });

  test('HEAD responds like GET, without a body', async ({ request }) => {
    const response = await request.head('/api/v1/ads/12');
    expectCacheable(response, 5 * minute);
    expect(await response.body()).toHaveLength(0);
    const missing = await request.head('/api/v1/ads/999996');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control']).toBe('no-store');
    expect(await missing.body()).toHaveLength(0);
  });
});
