import { expect, test } from '@playwright/test';
import { withApi } from './api.ts';
import { startGateway } from './gateway.ts';

test('the last override of a call wins, and one that is set again is the last', async () => {
  const gateway = await startGateway('http://127.0.0.1:1');
  const statusOf = async (path: string) => (await fetch(gateway.url + path)).status;
  try {
    await withApi(gateway.url, async (api) => {
      await api.respond('/ads/3', { id: 3 });
      await api.fail('/ads/', 'error');
      expect(await statusOf('/ads/3')).toBe(500);
      await api.respond('/ads/3', { id: 3 }, 203);
      expect([await statusOf('/ads/3'), await statusOf('/ads/4')]).toEqual([203, 500]);
      await api.restore('/ads/3');
      expect(await statusOf('/ads/3')).toBe(500);
    });
  } finally {
    await gateway.stop();
  }
});
