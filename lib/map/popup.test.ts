import { expect, test } from '@jest/globals';
import { popupLines } from './popup';

test.each([
  [1, 1, null],
  [6, 6, null],
  [7, 6, '+1 autre annonce'],
  [8, 6, '+2 autres annonces'],
  [30, 6, '+24 autres annonces'],
])('of %d ads: %d, then %j', (count, listed, more) => {
  const ads = Array.from({ length: count }, (_, index) => index);
  expect(popupLines(ads)).toEqual({ listed: ads.slice(0, listed), more });
});
