import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';

test('the pages of the site pass `npm run check:pages`', async ({ baseURL }) => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './scripts/site-modules.ts',
      'tools/check-pages/main.ts',
      publicUrl,
      ...['--from', baseURL ?? '', '--limit', '40', '--json'],
    ],
    // The command checks any site, so it needs no configuration.
    { env: { NODE_ENV: 'production', PATH: process.env.PATH } },
  );
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, 'close');
  const { sitemap, pages } = JSON.parse(out);
  const errors = pages.filter(({ findings }: { findings: { severity: string }[] }) =>
    findings.some(({ severity }) => severity === 'error'),
  );
  expect({ code, sitemap, errors }).toEqual({ code: 0, sitemap: [], errors: [] });
  expect(pages).toHaveLength(40);
});
