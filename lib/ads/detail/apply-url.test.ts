import { expect, test } from '@jest/globals';
import { applyUrl } from './apply-url';

const APP_URL = 'https://app.example';

test('one applies in the app, on the page of the ad where it has one', () => {
  expect(applyUrl(12, { APP_URL })).toBe(APP_URL);
  const APP_AD_URL = 'https://app.example/a/{id}?retour=/a/{id}';
  expect(applyUrl(12, { APP_URL, APP_AD_URL })).toBe('https://app.example/a/12?retour=/a/12');
});
