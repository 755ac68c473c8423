import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isOptimized } from './image-url';
import { endOfUrl, firstEndIn, hasEnded, lifeOf } from './signed-url';

const now = Date.parse('2026-11-26T16:00:00Z');
const inAnHour = now + 3_600_000;
const seconds = inAnHour / 1_000;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const policy = base64(`{"Statement":[{"Condition":{"DateLessThan":{"AWS:EpochTime":${seconds}}}}]}`)
  .replaceAll('+', '-')
  .replaceAll('=', '_')
  .replaceAll('/', '~');
const signed =
  'https://bucket.example/a.png?X-Amz-Date=20261126T160000Z&X-Amz-Expires=3600&X-Amz-Signature=0';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a signed URL ends', () => {
  test.each([
    [
      'S3',
      'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261126T160000Z&X-Amz-Expires=3600&X-Amz-Signature=0',
    ],
    [
      'S3, another order and case',
      'x-amz-signature=0&x-amz-expires=3600&x-amz-date=20261126T160000Z',
    ],
    ['S3, version 2', `AWSAccessKeyId=A&Expires=${seconds}&Signature=a%2Bb%3D`],
    ['CloudFront', `Expires=${seconds}&Signature=0&Key-Pair-Id=K`],
    ['CloudFront with a policy', `Policy=${policy}&Signature=0&Key-Pair-Id=K`],
    [
      'Google',
      'X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Date=20261126T160000Z&X-Goog-Expires=3600&X-Goog-Signature=0',
    ],
    ['Google, version 2', `GoogleAccessId=a%40b.example&Expires=${seconds}&Signature=0`],
    ['Azure', 'sv=2024-11-04&st=2026-11-26T15:00:00Z&se=2026-11-26T17%3A00%3A00Z&sr=b&sp=r&sig=0'],
    ['Alibaba', 'x-oss-date=20261126T160000Z&x-oss-expires=3600&x-oss-signature=0'],
    ['Alibaba, version 2', `x-oss-expires=${seconds}&x-oss-signature=0`],
    ['Tencent', `q-sign-algorithm=sha1&q-sign-time=${seconds - 9};${seconds}&q-signature=0`],
    ['a token of Bunny', `token=abc&expires=${seconds}`],
    ['a time in milliseconds', `exp=${inAnHour}&hash=0`],
    ['a JSON Web Token', `token=e30.${base64(`{"exp":${seconds}}`)}.0`],
  ])('%s', (_name, query) => {
    expect(endOfUrl(`https://bucket.example/a.png?${query}`)).toBe(inAnHour);
  });

  test.each([
    '',
    'https://cdn.example/a.png',
    'https://cdn.example/a.png?v=1800000000',
    `https://cdn.example/a.png?expires=${seconds}`,
    'https://cdn.example/a.png?expires=soon&signature=0',
    'https://cdn.example/a.png?expires=30&signature=0',
    'https://cdn.example/a.png?sig=0&se=never',
    'https://cdn.example/a.png?X-Amz-Date=hier&X-Amz-Expires=3600&X-Amz-Signature=0',
    'https://cdn.example/a.png?X-Amz-Date=20261126T160000Z&X-Amz-Expires=-1&X-Amz-Signature=0',
    `https://cdn.example/a.png#?expires=${seconds}&sig=0`,
    'https://cdn.example/a.png?token=a.b.c',
  ])('and %j does not', (url) => {
    expect(endOfUrl(url.replace('#?', '#'))).toBeNull();
  });
});

test('a signed URL has ended at its time', () => {
  expect(hasEnded(signed)).toBe(false);
  jest.spyOn(Date, 'now').mockReturnValue(inAnHour);
  expect(hasEnded(signed)).toBe(true);
  expect(hasEnded('https://cdn.example/a.png')).toBe(false);
});

test('the first end in a value may be that of an image in its HTML', () => {
  const soon = signed.replace('3600', '60').replaceAll('&', '&amp;');
  const post = {
    hero_image: { url: signed },
    content: `<p>a ?</p><img src="${soon}">`,
    assets: [],
  };
  expect(firstEndIn(post)).toBe(now + 60_000);
  expect(firstEndIn({ ...post, content: null })).toBe(inAnHour);
  expect(firstEndIn({ content: 'Où ? https://a.example/?b=c' })).toBeNull();
  expect(firstEndIn(undefined)).toBeNull();
});

test('a value with a signed URL lives half of the rest, and a minute after the end', () => {
  expect(lifeOf(signed, 86_400)).toBe(1_800);
  expect(lifeOf(signed, 60)).toBe(60);
  expect(lifeOf('https://cdn.example/a.png', 86_400)).toBe(86_400);
  jest.spyOn(Date, 'now').mockReturnValue(inAnHour - 500);
  expect(lifeOf(signed, 86_400)).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(inAnHour + 500);
  expect(lifeOf(signed, 86_400)).toBe(60);
  expect(lifeOf(signed, 30)).toBe(30);
});

test('a megabyte of question marks takes no time', () => {
  expect(firstEndIn('?'.repeat(1_000_000))).toBeNull();
  expect(firstEndIn(`https://a.example/?${'&expires='.repeat(100_000)}`)).toBeNull();
});

// The URL changes with each signature: each would be another image to make.
test('an image with a signed URL is not optimized', () => {
  expect(isOptimized(signed, ['bucket.example'])).toBe(false);
});
