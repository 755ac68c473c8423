import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { countAds } from '@/lib/ads/index/counts';
import { sampleAds } from '@/lib/ads/index/index.fixture';
import { indexedAd } from '@/lib/ads/index/indexed-ad';
import { MissingInAds } from './missing-in-ads';

test('each field that open ads lack is an item of a list', () => {
  const counts = countAds(sampleAds.map(indexedAd));
  render(<MissingInAds counts={counts} />);
  expect(screen.getByRole('heading', { name: 'Ce qui manque aux annonces' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(
    `${counts.missing.half_days} annonces sur ${counts.open.length} sans demi-journées\u00a0: hors de tout choix de jours.`,
  );
});

test('nothing shows where nothing is missing, or without an index', () => {
  const { container } = render(<MissingInAds counts={countAds([])} />);
  expect(container).toBeEmptyDOMElement();
  render(<MissingInAds counts={undefined} />, { container });
  expect(container).toBeEmptyDOMElement();
});
