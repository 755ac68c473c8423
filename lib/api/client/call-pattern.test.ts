import { expect, test } from '@jest/globals';
import { callPattern } from './call-pattern';

test.each([
  ['/api/v1/ads/?page=0&specialty=3', '/api/v1/ads/'],
  ['/api/v1/ads/12', '/api/v1/ads/{id}'],
  ['/api/v1/ads/random/', '/api/v1/ads/random/'],
  ['/api/v1/blogs/posts/?search=claire', '/api/v1/blogs/posts/'],
  ['/api/v1/blogs/posts/mon-article/', '/api/v1/blogs/posts/{slug}/'],
  ['/search?q=1+rue+de+la+Paix', '/search'],
  ['/api/v1/ads/12/secret', 'other'],
  ['/claire.dupont@example.org', 'other'],
])('%j has the pattern %j', (call, pattern) => {
  expect(callPattern(call)).toBe(pattern);
});
