import { expect, test } from '@jest/globals';
import { type Page, tagsOf } from './page';

const page = {
  kind: 'APP_PAGE',
  html: '<p>’</p>',
  headers: { 'x-next-cache-tags': 'ads,ad:12' },
} as unknown as Page;

test('the tags come from the headers', () => {
  expect(tagsOf(page)).toEqual(['ads', 'ad:12']);
  expect(tagsOf({ ...page, headers: {} } as Page)).toEqual([]);
  expect(tagsOf(null)).toEqual([]);
});
