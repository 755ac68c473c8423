import { soak } from '../../tools/bench/soak/soak.ts';
import { expect, test } from './test.ts';

test('half a minute of requests while the API fails at random breaks no rule of tools/bench/soak.ts', async () => {
  test.setTimeout(120_000);
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  // Too short to judge memory.
  const { broken } = await soak({ demoUrl, seconds: 30, warmUp: 30, redis: false });
  expect(broken).toEqual([]);
});
