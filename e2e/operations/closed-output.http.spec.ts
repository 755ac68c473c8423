import { readFileSync } from 'node:fs';
import { expect, test } from './own-site.ts';

/** Processor time of a process so far, in hundredths of a second (proc(5), fields 14 and 15). */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user ?? 0) + (system ?? 0);
}

test('a site whose log pipe is closed keeps serving without logs, and stops on a signal', async ({
  request,
  startOwn,
  ownApi,
}) => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  const { url, process: site, ended } = await startOwn({ LOG_REQUESTS: 'on' });
  site.stdout?.destroy();
  site.stderr?.destroy();
  ownApi.respond = (_, response) => response.writeHead(500).end('{}');
  for (let id = 1; id <= 5; id += 1) {
    expect((await request.get(`${url}/annonces/${id}`)).status()).toBe(503);
  }
  const pid = site.pid ?? 0;
  const before = processorTime(pid);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  // Idle, it uses almost no processor time; retrying the log took 15 hundredths a second.
  expect(processorTime(pid) - before).toBeLessThan(30);
  expect((await request.get(`${url}/healthz`)).status()).toBe(200);
  site.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
