import { expect, test } from '@jest/globals';
import { browserName } from './browser-name';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0', 'Firefox 151'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/148.0.0.0 Safari/537.36`, 'Chrome 148'],
  [`Mozilla/5.0 (Windows) ${webkit} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'Edge 148'],
  [`Mozilla/5.0 (iPhone) ${webkit} CriOS/147.0 Mobile/15E148 Safari/604.1`, 'Chrome 147'],
  [`Mozilla/5.0 (Macintosh) ${webkit} Version/26.1 Safari/605.1.15`, 'Safari 26'],
  [`Mozilla/5.0 (X11) ${webkit} HeadlessChrome/148.0.0.0 Safari/537.36`, 'Chrome 148'],
  ['curl/8.5.0', undefined],
  [null, undefined],
])('%j is %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
