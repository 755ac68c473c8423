import { test } from '../http-test.ts';
import { expectRefused, notFound } from './expect-response.ts';

test('a site without a map responds without positions', async ({ request }) => {
  for (const path of ['?page=0', '/240']) {
    await expectRefused(await request.get(`/api/map/positions${path}`), 404, notFound);
  }
});
