import { callWebhook, secret } from './call.ts';
import { expect, test } from './test.ts';

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
