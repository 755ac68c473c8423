import { expect, test } from '@jest/globals';
import { defaultSearch } from '@/lib/ads/search';
import { adPositionsCall, adsCall } from './ads-call';

test('the first page is number zero, and absent filters are not sent', () => {
  expect(adsCall(defaultSearch)).toBe('/api/v1/ads/?page=0');
});

test('filters go as docs/product.md#calls writes them', () => {
  const url = new URL(
    adsCall({ page: 3, specialty: 7, startDate: '2026-12-01', endDate: '2026-12-15' }),
    'http://api',
  );
  expect(url.pathname).toBe('/api/v1/ads/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    page: '2',
    startDate: '2026-12-01 00:00:00.000',
    endDate: '2026-12-15 00:00:00.000',
    specialty: '7',
  });
});

test('the positions of a page are requested with the same parameters', () => {
  const search = { ...defaultSearch, page: 2, specialty: 7, endDate: '2026-12-15' };
  expect(adPositionsCall(search)).toBe(
    adsCall(search).replace('/api/v1/ads/?', '/api/map/positions?'),
  );
});
