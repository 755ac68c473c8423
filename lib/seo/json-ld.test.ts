import { expect, test } from '@jest/globals';
import { writeJsonLd } from './json-ld';

const named = (name: string) =>
  ({ '@context': 'https://schema.org', '@type': 'Thing', name }) as const;

test.each([
  ['</script><script>alert(1)</script>', '\\u003c/script>\\u003cscript>alert(1)\\u003c/script>'],
  ['<!-- <script>', '\\u003c!-- \\u003cscript>'],
  ['une ligne\u2028puis\u2029une autre', 'une ligne\\u2028puis\\u2029une autre'],
])('%j is escaped', (name, written) => {
  const text = writeJsonLd(named(name));
  expect(text).toContain(`"name":"${written}"`);
  expect(JSON.parse(text)).toEqual(named(name));
});
