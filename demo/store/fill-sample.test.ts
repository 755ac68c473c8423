/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { adStore } from './ads.ts';
import { openDatabase } from './database.ts';
import { fillSample } from './fill-sample.ts';
import { formResponseStore } from './form-responses.ts';

const today = '2026-11-20';
const database = openDatabase(':memory:');
afterEach(() => database.exec('DELETE FROM form_responses'));

async function batches(ads: number, day = today): Promise<number> {
  let count = 0;
  await fillSample(
    database,
    { ads, today: day },
    {
      onProgress: () => {
        count += 1;
      },
    },
  );
  return count;
}

test('twenty thousand ads can be listed to the last page', async () => {
  expect(await batches(20_000)).toBeGreaterThan(1);
  const ads = adStore(database);
  expect(ads.count({})).toBe(20_000);
  expect(ads.newest({}, 19_980, 20)).toHaveLength(20);
  expect(ads.newest({ from: today, until: today }, 0, 20)).toHaveLength(20);
});

test('a sample is rebuilt only when it would differ, and form data stays', async () => {
  formResponseStore(database).keep('etablissement', { Name: 'Clinique' });
  await batches(30);
  expect(await batches(30)).toBe(0);
  expect(await batches(31)).toBe(1);
  expect(await batches(31, '2026-11-21')).toBe(1);
  expect(adStore(database).count({})).toBe(31);
  expect(formResponseStore(database).newest('etablissement')).toHaveLength(1);
});

test('an interrupted sample is rebuilt', async () => {
  const stopped = { signal: AbortSignal.abort() };
  await expect(fillSample(database, { ads: 50, today }, stopped)).rejects.toThrow();
  expect(await batches(50)).toBe(1);
});
