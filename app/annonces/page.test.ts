import { expect, jest, test } from '@jest/globals';
import { indexModule } from '@/lib/api/ads-index/index-module.fixture';

const never = () => new Promise<never>(() => {});
const readAds = jest.fn<(search: object) => Promise<never>>(never);
jest.unstable_mockModule('../../lib/api/ads-index/ads-index', () => indexModule(() => null));
jest.unstable_mockModule('../../lib/api/resources/ads', () => ({ readAds }));
jest.unstable_mockModule('../../lib/api/resources/short-lists', () => ({
  specialtiesResource: { readSection: never },
  openSpecialtiesResource: { readOrNull: never },
}));
jest.unstable_mockModule('next/font/local', () => ({ default: () => ({}) }));
const { generateMetadata } = await import('./page');

test('a list reads its ads while the specialties are being read', async () => {
  void generateMetadata({ searchParams: Promise.resolve({ page: '2' }) });
  await new Promise(setImmediate);
  expect(readAds).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }));
});
