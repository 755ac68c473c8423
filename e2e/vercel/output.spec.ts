import { readBuildOutput } from './platform/build-output.ts';
import { sizeOf } from './platform/functions.ts';
import { expect, test } from './test.ts';

test('each function is below the 250 MB that Vercel takes', () => {
  const { functions } = readBuildOutput('.vercel/output');
  expect(functions.length).toBeGreaterThan(20);
  const sizes = functions.map(sizeOf);
  test.info().annotations.push({ type: 'MB', description: String(Math.max(...sizes) / 1e6) });
  expect(Math.max(...sizes)).toBeLessThan(250_000_000);
});

test('the gazetteer is in the functions of pages, and not in the proxy, which runs before each', () => {
  const { functions } = readBuildOutput('.vercel/output');
  const tablesOf = (name: string) => {
    const found = functions.find((one) => one.name === name);
    return found && Object.keys(found.filePathMap).filter((path) => path.endsWith('.tsv'));
  };
  expect(tablesOf('/_middleware')).toEqual([]);
  expect(tablesOf('/annonces')).toContain('data/regions.tsv');
});

test('the scheduled calls of vercel.json are those of the site, once a day', () => {
  const { crons } = readBuildOutput('.vercel/output');
  expect(crons).toEqual([{ path: '/api/ads-snapshot', schedule: '0 4 * * *' }]);
});
