import { expect, test } from '../http-test.ts';
import { adPath, giveAds } from './ads.ts';
import { readServedPage } from './served-page.ts';

test.beforeEach(async ({ api }) => giveAds(api));

test('a job posting describes its ad, whatever the text contains', async ({ request }) => {
  const { data } = await readServedPage(await request.get(adPath('whole')));
  expect(data[0]).toMatchObject({
    title: 'Remplacement à Quimper',
    description: '<p>Cabinet de groupe.</p><p>Secrétariat &lt;/script&gt; le matin.</p>',
    datePosted: '2026-01-05T08:00:00.000Z',
    validThrough: '2040-12-15T23:59:59+01:00',
    hiringOrganization: { name: 'Dr Anne Le Goff' },
    jobLocation: { address: { addressLocality: 'Quimper', addressCountry: 'FR' } },
    baseSalary: { value: { value: 450, unitText: 'DAY' } },
    directApply: false,
  });
});
