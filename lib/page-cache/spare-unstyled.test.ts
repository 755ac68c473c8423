import { expect, test } from '@jest/globals';
import { unstyledPageScript } from '../policy/unstyled-page';
import type { Page } from './page';
import { spareUnstyled } from './spare-unstyled';

const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const script = `<script>${unstyledPageScript}</script>`;

function spared(html: string, more: object = {}): string {
  const page = { kind: 'APP_PAGE', html, headers: {}, ...more } as unknown as Page;
  spareUnstyled(page);
  // A page kept by another instance comes by here once more.
  spareUnstyled(page);
  return page && 'html' in page ? page.html : '';
}

test('the script comes before the first style sheet, once: after one it would wait for it', () => {
  const charset = '<meta charSet="utf-8"/>';
  expect(spared(charset + sheet + sheet)).toBe(charset + script + sheet + sheet);
});

test('a page without style sheets, or with a part for each visitor, is left as it is', () => {
  expect(spared('<p>Texte</p>')).toBe('<p>Texte</p>');
  expect(spared(sheet, { postponed: 'state' })).toBe(sheet);
});

test('what is no page stays what it is', () => {
  const answer = { kind: 'APP_ROUTE', body: Buffer.from(sheet), headers: {} } as unknown as Page;
  spareUnstyled(answer);
  spareUnstyled(null);
  expect(answer).toMatchObject({ body: Buffer.from(sheet) });
});
