import { expect, test } from '@jest/globals';
import { placeDetail, placeLabel } from '@/lib/ads/search-place';
import { gazetteer } from './gazetteer';
import { summarize } from './place';

test.each([
  ['villepinte-93', 'Villepinte (93)', '93420'],
  ['saint-denis-974', 'Saint-Denis (974)', '97400…'],
  ['quimper-29', 'Quimper (29)', '29000'],
  ['finistere', 'Finistère (29)', 'Département'],
  ['bretagne', 'Bretagne', 'Région'],
])('%s is suggested as « %s », « %s »', (slug, label, detail) => {
  const place = gazetteer().bySlug(slug);
  const summary = place && summarize(place);
  expect(summary && [placeLabel(summary), placeDetail(summary)]).toEqual([label, detail]);
});
