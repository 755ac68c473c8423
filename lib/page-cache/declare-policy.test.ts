import { expect, test } from '@jest/globals';
import { policyHeader, policyOfHtml } from '../policy/page-policy';
import { declarePolicy } from './declare-policy';
import type { Page } from './page';

const html = '<script>self.__next_f.push([0])</script>';
const pageOf = (more: object) =>
  ({ kind: 'APP_PAGE', html, headers: {}, ...more }) as unknown as Page;
const headersOf = (page: Page) => (page && 'headers' in page ? page.headers : undefined);

const key = (path: string) => `/route-cache/APP_PAGE/5f/$${path}`;

test('a whole page has the policy of its path and scripts, beside what it has', () => {
  const page = pageOf({ headers: { link: 'a', [policyHeader]: 'of another build' } });
  declarePolicy(key('/cgu'), page);
  expect(headersOf(page)).toEqual({ link: 'a', [policyHeader]: policyOfHtml('/cgu', html) });
  expect(headersOf(page)?.[policyHeader]).toContain("'sha256-");
});

test('one that came without headers has headers', () => {
  const page = pageOf({ headers: undefined });
  declarePolicy(key('/cgu'), page);
  expect(headersOf(page)).toEqual({ [policyHeader]: policyOfHtml('/cgu', html) });
});

test.each([
  ['a page rendered for each request', pageOf({ postponed: 'state' })],
  ['an answer', { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {} } as unknown as Page],
  ['nothing', null],
])('%s has none from here', (_, page) => {
  declarePolicy(key('/a'), page);
  expect(headersOf(page) ?? {}).toEqual({});
});
