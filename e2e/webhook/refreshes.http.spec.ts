import type { APIRequestContext } from '@playwright/test';
import { callSigned, callWebhook, expect, secret, test } from './test.ts';

test.describe('the webhook refreshes', () => {
  // Sequential, so that failures in one test do not affect the others.
  test.describe.configure({ mode: 'default' });

  const page = (...results: Record<string, string | number>[]) => ({
    count: results.length,
    results,
    next: null,
    previous: null,
  });
  /** After all ads of the demo: these are on the first page of each list. */
  const latest = { published_at: '2041-01-01' };
  const heart = { id: 12, title: 'Cardiologie à Beaune', ...latest };
  const skin = { id: 13, title: 'Dermatologie à Dole', ...latest };
  const adPath = '/api/v1/ads/12';
  const listPath = '/api/v1/ads/?page=0';

  test('a deleted ad disappears at once, also from lists', async ({ request, hooked }) => {
    const { url, api } = hooked;
    const read = async (path: string) => {
      const response = await request.get(url + path);
      return { status: response.status(), text: await response.text() };
    };
    await api.respond(adPath, heart);
    await api.respond(listPath, page(heart, skin));
    await callWebhook(request, url, { type: 'ads' });
    expect((await read('/annonces/12')).status).toBe(200);
    expect((await read('/annonces')).text).toContain(heart.title);
    expect((await read('/')).status).toBe(200);

    await api.fail(adPath, 'not-found');
    await api.respond(listPath, page(skin));
    expect((await read('/annonces/12')).status, 'stored until a call').toBe(200);
    expect((await callWebhook(request, url, { type: 'ad', id: 12 })).status()).toBe(204);

    const deleted = await read('/annonces/12');
    expect(deleted.status).toBe(404);
    expect(deleted.text).not.toContain(heart.title);
    const list = await read('/annonces');
    expect(list.text).toContain(skin.title);
    expect(list.text).not.toContain(heart.title);
    expect((await read('/api/v1/ads/12')).status).toBe(404);
    const ofBrowser = await read('/api/v1/ads/');
    expect(ofBrowser.text).toContain(skin.title);
    expect(ofBrowser.text).not.toContain(heart.title);

    // The ad does not come back either when the API fails afterwards.
    await api.fail(adPath, 'error');
    await api.fail(listPath, 'error');
    await callWebhook(request, url, { type: 'ads' });
    expect((await read('/annonces/12')).status).toBe(404);
    expect((await read('/annonces')).text).toContain(skin.title);
  });

  test('a calendar and a list by id follow an ad: changed, then gone', async ({
    request,
    hooked: { url, api },
  }) => {
    const read = async (path: string) => (await request.get(url + path)).text();
    const [calendar, list] = ['/annonces/agenda.ics?ids=232', '/mes-annonces?ids=232'];
    const dates = { start_date: '2041-02-01', end_date: '2041-02-03' };
    await api.respond('/api/v1/ads/232', { id: 232, title: 'Garde', ...dates, ...latest });
    await callWebhook(request, url, { type: 'ad', id: 232 });
    expect(await read(calendar)).not.toContain('STATUS:CANCELLED');
    expect(await read(list)).toContain('Garde');

    const then = { ...dates, start_date: '2041-02-02', updated_at: '2026-01-01' };
    await api.respond('/api/v1/ads/232', { id: 232, title: 'Nuit', ...then, ...latest });
    await callWebhook(request, url, { type: 'ad', id: 232 });
    expect(await read(calendar)).toContain('DTSTART;VALUE=DATE:20410202');
    expect(await read(list)).toContain('Nuit');

    await api.fail('/api/v1/ads/232', 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 232 });
    const cancelled = await read(calendar);
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('DTSTART;VALUE=DATE:20410202');
    expect(await read(list)).toContain('1 annonce n’est plus en ligne.');
  });

  /** Whatever shows an ad, or a post, in a way that differs once its title does. */
  const shows = {
    ads: (id: number) => [
      `/annonces/${id}`,
      `/annonces/${id}/agenda.ics`,
      `/partage/annonces/${id}.png`,
      `/api/v1/ads/${id}`,
      `/api/places/ads/${id}`,
      '/annonces',
      '/annonces?endDate=2041-02-03',
      '/annonces/planning?startDate=2041-01-01&endDate=2041-12-31',
      '/annonces/rss.xml',
      '/annonces/feed.json',
      '/api/v1/ads',
      '/sitemap-ads-1.xml',
    ],
    posts: (slug: string) => [
      `/blog/${slug}`,
      `/partage/articles/${slug}.png`,
      `/api/v1/blogs/posts/${slug}`,
      '/blog',
      '/blog/rss.xml',
      '/blog/feed.json',
      '/api/v1/blogs/posts',
      '/sitemap-posts-1.xml',
    ],
  };
  const readAll = async (request: APIRequestContext, url: string, paths: string[]) => {
    const bodies = paths.map(async (path) => (await request.get(url + path)).body());
    return (await Promise.all(bodies)).map(String);
  };

  for (const [kind, item, list, before, after] of [
    [
      'ads',
      '/api/v1/ads/231',
      '/api/v1/ads/?page=0',
      {
        id: 231,
        title: 'Avant le changement',
        start_date: '2041-02-01',
        end_date: '2041-02-03',
        ...latest,
      },
      {
        id: 231,
        title: 'Une fois changé',
        start_date: '2041-02-02',
        end_date: '2041-02-03',
        ...latest,
      },
    ],
    [
      'posts',
      '/api/v1/blogs/posts/avant-apres',
      '/api/v1/blogs/posts/?page=1',
      {
        id: 31,
        slug: 'avant-apres',
        title: 'Avant',
        content: '<p>Le corps.</p>',
        published_at: '2026-01-02',
      },
      {
        id: 31,
        slug: 'avant-apres',
        title: 'Après',
        content: '<p>Un autre.</p>',
        published_at: '2026-01-03',
      },
    ],
  ] as const) {
    test(`nothing shows what was before a call for all ${kind}`, async ({
      request,
      hooked: { url, api },
    }) => {
      const paths = kind === 'ads' ? shows.ads(231) : shows.posts('avant-apres');
      const answer = async (entity: Record<string, string | number>) => {
        await api.respond(item, {
          ...entity,
          updated_at: entity.start_date ?? entity.published_at ?? '',
        });
        await api.respond(
          list,
          page({ ...entity, updated_at: entity.start_date ?? entity.published_at ?? '' }),
        );
      };
      await answer(before);
      await callWebhook(request, url, { type: kind });
      const old = await readAll(request, url, paths);
      await answer(after);
      expect(await readAll(request, url, paths), 'stored until a call').toEqual(old);
      expect((await callWebhook(request, url, { type: kind })).status()).toBe(204);
      // The index asks for each ad of the demo that this list lacks, which takes longer than the webhook waits.
      const unchanged = async () => {
        const fresh = await readAll(request, url, paths);
        return paths.filter((_, index) => fresh[index] === old[index]);
      };
      await expect.poll(unchanged).toEqual([]);

      await api.fail(item, 'not-found');
      await api.respond(list, page());
      await callWebhook(request, url, { type: kind });
      const ofItem = paths.filter((path) => /231|avant-apres/.test(path));
      const statuses = ofItem.map(async (path) => (await request.get(url + path)).status());
      const gone = ofItem.map((path) => (path.startsWith('/partage/') ? expect.any(Number) : 404));
      expect(await Promise.all(statuses)).toEqual(gone);
      const showing = async () => {
        const rest = await readAll(request, url, paths);
        return paths.filter((_, index) => rest[index]?.includes(after.title));
      };
      await expect.poll(showing).toEqual([]);
    });
  }

  test('an ad that may be gone leaves the searches by place, and the suggestions of places count without it', async ({
    request,
    hooked: { url, api },
  }) => {
    const ads = [41, 42].map((id) => ({
      id,
      title: `Cabinet ${id === 41 ? 'a' : 'b'}`,
      start_date: '2041-03-01',
      location: { city: 'Quimper', postal_code: '29000' },
    }));
    const answer = (count: number) =>
      api.respond(listPath, { ...page(), count, results: ads.slice(0, count) });
    const titles = async () => {
      const html = await (await request.get(`${url}/annonces?place=quimper-29`)).text();
      return [...new Set(html.match(/Cabinet [ab]\b/g))];
    };
    const suggested = async () => {
      const [place] = await (await request.get(`${url}/api/places?q=quimper`)).json();
      return place.count;
    };
    await answer(2);
    await callWebhook(request, url, { type: 'ads' });
    // The index may be read for longer than the webhook waits, here and below.
    await expect.poll(titles).toEqual(expect.arrayContaining(['Cabinet a', 'Cabinet b']));
    const before = await suggested();
    await api.fail('/api/v1/ads/42', 'not-found');
    await answer(1);
    await callWebhook(request, url, { type: 'ads' });
    await expect.poll(titles).toEqual(['Cabinet a']);
    expect(await suggested()).toBe(before - 1);
  });

  test('a call for one ad leaves the page of another stored', async ({
    request,
    hooked: { url, api },
  }) => {
    for (const id of [51, 52])
      await api.respond(`/api/v1/ads/${id}`, { id, title: `Annonce ${id}` });
    const cacheOf = async (id: number) =>
      (await request.get(`${url}/annonces/${id}`)).headers()['cache-status'];
    for (const id of [51, 52]) await cacheOf(id);
    await callWebhook(request, url, { type: 'ad', id: 51 });
    expect(await cacheOf(52)).toMatch(/^medireleve; hit/);
    expect(await cacheOf(51)).not.toMatch(/^medireleve; hit/);
  });

  test('a deleted ad stays deleted if the API fails before the next request', async ({
    request,
    hooked: { url, api },
  }) => {
    await api.respond(adPath, heart);
    await api.respond(listPath, page(heart, skin));
    await callWebhook(request, url, { type: 'ads' });
    await request.get(`${url}/annonces/12`);
    await request.get(`${url}/annonces`);
    await api.fail(adPath, 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 12 });
    await api.restore(adPath);
    await api.restore(listPath);
    await api.fail('/api/v1/ads/', 'error');

    expect((await request.get(`${url}/annonces/12`)).status()).toBe(404);
    const list = await request.get(`${url}/annonces`);
    expect(list.status()).toBe(200);
    const text = await list.text();
    expect(text).toContain(skin.title);
    expect(text).not.toContain(heart.title);
  });

  test('a changed ad shows its change at the first request', async ({
    request,
    hooked: { url, api },
  }) => {
    await api.respond('/api/v1/ads/14', { id: 14, title: 'Pédiatrie à Nuits' });
    await request.get(`${url}/annonces/14`);
    await api.respond('/api/v1/ads/14', { id: 14, title: 'Pédiatrie à Autun' });
    await callWebhook(request, url, { type: 'ad', id: 14 });
    const response = await request.get(`${url}/annonces/14`);
    expect(await response.text()).toContain('Pédiatrie à Autun');
    const again = await request.get(`${url}/annonces/14`);
    expect(again.headers()['cache-status']).toMatch(/^medireleve; hit; ttl=\d+$/);
  });

  test('a call while the API fails leaves stale pages, which later recover', async ({
    request,
    hooked: { url, api },
  }) => {
    const teeth = { id: 15, title: 'Odontologie à Gray', ...latest };
    const path = '/api/v1/ads/15';
    const list = '/annonces?startDate=2001-01-02';
    await api.respond(path, teeth);
    await callWebhook(request, url, { type: 'ad', id: 15 });
    await request.get(`${url}/annonces/15`);
    await request.get(url + list);
    await api.restore(path);
    await api.fail('/api/v1/ads/', 'error');
    await callWebhook(request, url, { type: 'ad', id: 15 });
    for (const address of ['/annonces/15', list, '/annonces/15', list]) {
      const response = await request.get(url + address);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(teeth.title);
    }

    // The page is rendered from the stale response and stored, so later requests do not render it again.
    const freshness = async () =>
      (await request.get(`${url}/annonces/15`)).headers()['cache-status'];
    await expect.poll(freshness).toMatch(/^medireleve; hit; ttl=\d+$/);

    await api.restore('/api/v1/ads/');
    await api.fail(path, 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 15 });
    expect((await request.get(`${url}/annonces/15`)).status()).toBe(404);
  });

  test('an ad that is deleted while its page is rendered disappears before the page expires', async ({
    request,
    hooked: { url, api },
  }) => {
    const path = '/api/v1/ads/16';
    await api.respond(path, { id: 16, title: 'Phoniatrie à Dijon' });
    await request.get(`${url}/annonces/16`);
    await api.restore(path);
    await api.fail(path, 'error');
    await callWebhook(request, url, { type: 'ad', id: 16 });
    const getAd = () => request.get(`${url}/annonces/16`);
    expect((await getAd()).headers()['cache-status']).toMatch(/^medireleve; hit/);

    // Until that render ends, its result is sent to every request.
    await api.restore(path);
    await api.fail(path, 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 16 });
    await expect.poll(async () => (await getAd()).status()).toBe(404);
  });

  test('a deleted post disappears, also from the blog', async ({
    request,
    hooked: { url, api },
  }) => {
    const call = '/api/v1/blogs/posts/un-article/';
    const listCall = '/api/v1/blogs/posts/?page=1';
    const post = { id: 900, slug: 'un-article', title: 'Un article', content: '<p>Texte</p>' };
    await api.respond(call, { ...post, status: 'published' });
    await api.respond(listCall, page({ ...post, status: 'published' }));
    await callWebhook(request, url, { type: 'posts' });
    expect((await request.get(`${url}/blog/un-article`)).status()).toBe(200);
    expect(await (await request.get(`${url}/blog/rss.xml`)).text()).toContain('un-article');

    await api.respond(call, { ...post, status: 'draft' });
    await api.respond(listCall, page());
    await callWebhook(request, url, { type: 'post', slug: 'un-article' });
    expect((await request.get(`${url}/blog/un-article`)).status()).toBe(404);
    for (const path of ['/blog', '/blog/rss.xml']) {
      const response = await request.get(url + path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toContain('un-article');
    }
  });

  test('a signed call is processed once for each id, and only with a valid signature', async ({
    request,
    hooked: { url, api },
  }) => {
    const path = '/api/v1/ads/17';
    const call = { type: 'ad', id: 17 };
    const title = async () => (await request.get(`${url}/annonces/17`)).text();
    await api.respond(path, { id: 17, title: 'Urologie à Nolay' });
    expect(await title()).toContain('Urologie à Nolay');
    await api.respond(path, { id: 17, title: 'Urologie à Pouilly' });
    const byOther = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect((await callSigned(request, url, 'msg_17', call, byOther)).status()).toBe(401);
    expect(await title()).toContain('Urologie à Nolay');
    expect((await callSigned(request, url, 'msg_17', call)).status()).toBe(204);
    expect(await title()).toContain('Urologie à Pouilly');

    await api.respond(path, { id: 17, title: 'Urologie à Seurre' });
    expect((await callSigned(request, url, 'msg_17', call)).status()).toBe(204);
    expect(await title(), 'already processed').toContain('Urologie à Pouilly');
    expect((await callSigned(request, url, 'msg_18', call)).status()).toBe(204);
    expect(await title()).toContain('Urologie à Seurre');
  });

  test('a call with a thousand changes is processed completely or not at all', async ({
    request,
    hooked: { url, api },
  }) => {
    const path = '/api/v1/ads/999';
    const title = async () => (await request.get(`${url}/annonces/999`)).text();
    await api.respond(path, { id: 999, title: 'Gériatrie à Nolay' });
    await title();
    await api.respond(path, { id: 999, title: 'Gériatrie à Pouilly' });
    // On a slow machine there is no time for the last changes, which are refreshed later.
    const changes = Array.from({ length: 1_000 }, (_, index) => ({
      type: 'ad',
      id: 999 + index,
    }));
    const malformed = await callWebhook(request, url, { changes: [...changes.slice(1), {}] });
    expect(malformed.status()).toBe(400);
    expect((await malformed.json()).detail).toContain('« changes.999.type »');
    expect((await callWebhook(request, url, { changes: [...changes, ...changes] })).status()).toBe(
      413,
    );
    expect(await title()).toContain('Gériatrie à Nolay');
    expect((await callWebhook(request, url, { changes })).status()).toBe(204);
    expect(await title()).toContain('Gériatrie à Pouilly');
  });
});

test.describe('the webhook', () => {
  test('does not exist without a secret', async ({ request, baseURL }) => {
    const response = await callWebhook(request, baseURL ?? '', { type: 'ads' });
    expect(response.status()).toBe(404);
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      expect((await request.fetch('/api/revalidate', { method })).status()).toBe(404);
    }
  });

  test('accepts valid bodies with the secret, by POST', async ({ request, hooked: { url } }) => {
    for (const authorization of ['', 'Bearer', `Bearer ${secret}x`, `Basic ${secret}`, secret]) {
      const response = await callWebhook(request, url, { type: 'ads' }, authorization);
      expect(response.status()).toBe(401);
      expect(await response.json()).toEqual({ detail: 'Non autorisé.' });
    }
    const messages: [unknown, string][] = [
      ['{"type":', 'La demande n’est pas du JSON.'],
      ['', 'La demande n’est pas du JSON.'],
      [{}, '« type » : « ad », « post », « ads »'],
      [{ type: 'users' }, '« type » : « ad », « post », « ads »'],
      [{ type: 'ad' }, '« id » : un nombre entier est attendu'],
      [{ type: 'ad', id: '12' }, '« id » : un nombre entier est attendu'],
      [{ type: 'ad', id: -1 }, '« id » : plus grand que 0'],
      [{ type: 'post', slug: '../ads' }, '« slug » : des lettres'],
    ];
    for (const [change, message] of messages) {
      const response = await callWebhook(request, url, change);
      expect(response.status()).toBe(400);
      expect((await response.json()).detail).toContain(message);
    }
    const long = await callWebhook(request, url, { type: 'ads', padding: 'x'.repeat(500_000) });
    expect(long.status()).toBe(413);
    expect(await long.json()).toEqual({ detail: 'La demande est trop longue.' });
    for (const type of ['ads', 'posts', 'partners', 'specialties']) {
      const response = await callWebhook(request, url, { type });
      expect(response.status()).toBe(204);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(`${url}/api/revalidate`, { method });
      expect(response.status()).toBe(405);
      expect(response.headers().allow).toBe('POST, OPTIONS');
    }
  });
});
