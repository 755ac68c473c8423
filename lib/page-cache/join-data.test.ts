import { expect, test } from '@jest/globals';
import { joinData } from './join-data';
import type { Page } from './page';

const pushed = (data: string) => `<script>self.__next_f.push(${data})</script>`;

function joined(html: string, more: object = {}): string {
  const page = { kind: 'APP_PAGE', html, headers: {}, ...more } as unknown as Page;
  joinData(page);
  return page && 'html' in page ? page.html : '';
}

test('texts that follow each other are one text', () => {
  const pieces = ['1:"un \\"mot\\""\n', '2:T6,se', 'arch', '</script>'];
  const written = pieces.map((piece) => JSON.stringify([1, piece]).replaceAll('<', '\\u003c'));
  const [data = '', ...others] = joined(written.map(pushed).join(''))
    .split(/<script>self\.__next_f\.push\(|\)<\/script>/)
    .filter(Boolean);
  expect(others).toEqual([]);
  expect(JSON.parse(data)).toEqual([1, pieces.join('')]);
});

test.each([
  ['what is no text', pushed('[0]') + pushed('[1,"a"]') + pushed('[3,"YQ=="]') + pushed('[1,"b"]')],
  ['what does not follow at once', `${pushed('[1,"a"]')}<p></p>${pushed('[1,"b"]')}`],
  ['what has a nonce', pushed('[1,"a"]').repeat(2).replaceAll('<script>', '<script nonce="x">')],
])('%s stays as it is', (_, html) => {
  expect(joined(html)).toBe(html);
});

test('so does a page with a part for each visitor, and what is no page', () => {
  const html = pushed('[1,"a"]').repeat(2);
  expect(joined(html, { postponed: 'state' })).toBe(html);
  expect(() => joinData(null)).not.toThrow();
});
