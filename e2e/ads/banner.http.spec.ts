import type { APIResponse } from '@playwright/test';
import { expect, freshDay, test } from '../http-test.ts';

/* The banner « Créer un compte » is in the first HTML of every list of ads, whatever the list has. */

/** How many cards are before the banner, which there is once. */
async function cardsBefore(response: APIResponse): Promise<number> {
  const html = await response.text();
  // What React reads is not shown.
  const [shown = ''] = html.split('</main>', 1);
  const parts = shown.split('Une annonce vous intéresse');
  expect(parts, response.url()).toHaveLength(2);
  expect(parts[1]).toContain('Créer un compte');
  return parts[0]?.match(/<article/g)?.length ?? 0;
}

const page = (count: number) => ({
  count,
  results: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Annonce ${index}`,
  })),
  next: null,
  previous: null,
});

for (const view of ['', '&view=map']) {
  test(`after the fourth card, or below a shorter list${view}`, async ({ request, api }) => {
    for (const count of [0, 1, 4, 7]) {
      const day = freshDay();
      await api.give(`startDate=${day}`, page(count));
      const response = await request.get(`/annonces?startDate=${day}${view}`);
      expect(await cardsBefore(response)).toBe(Math.min(4, count));
    }
  });

  test(`below a list that failed${view}`, async ({ request, api }) => {
    const day = freshDay();
    await api.fail(`startDate=${day}`, 'error');
    const response = await request.get(`/annonces?startDate=${day}${view}`);
    expect(response.status()).toBe(503);
    expect(await cardsBefore(response)).toBe(0);
  });
}

test('on landing pages, and where there is none', async ({ request }) => {
  for (const [path, status, cards] of [
    ['/annonces/specialite/medecine-generale', 200, 4],
    ['/annonces/lieu/finistere', 200, 4],
    ['/annonces/specialite/rien', 404, 0],
    ['/annonces/lieu/quimper-99', 404, 0],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(await cardsBefore(response)).toBe(cards);
  }
});

test('on the page of a specialty when the API fails', async ({ request, freshSite }) => {
  await freshSite.api.fail('/api/v1/core/combined-list/', 'error');
  const response = await request.get(`${freshSite.url}/annonces/specialite/medecine-generale`);
  expect(response.status()).toBe(503);
  expect(await cardsBefore(response)).toBe(0);
});
