import { expect, test } from '@jest/globals';
import { postsCall } from './posts-call';

test.each([
  [{ page: 1, tag: null, words: null, author: null }, 'page=1&page_size=6&status=published'],
  [
    { page: 3, tag: 'été', words: 'garde & nuit', author: 'Zoé Roy' },
    'page=3&page_size=6&status=published&tag_slug=%C3%A9t%C3%A9&search=garde+%26+nuit&author=Zo%C3%A9+Roy',
  ],
])('%j is requested with the parameters of the API', (search, query) => {
  expect(postsCall(search)).toBe(`/api/v1/blogs/posts/?${query}`);
});
