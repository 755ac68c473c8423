import { expect, test } from '@jest/globals';
import { skipUnstyledLayout, unstyledLayoutScript } from './skip-unstyled-layout';

const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const script = `<script>${unstyledLayoutScript}</script>`;
const charset = '<meta charSet="utf-8"/>';

test('the script comes before the first style sheet: after one it would wait for it', () => {
  expect(skipUnstyledLayout(charset + sheet + sheet)).toBe(charset + script + sheet + sheet);
});

test('a page that has the script, or no style sheet, stays as it is', () => {
  const html = skipUnstyledLayout(charset + sheet);
  expect(skipUnstyledLayout(html)).toBe(html);
  expect(skipUnstyledLayout('<p>Texte</p>')).toBe('<p>Texte</p>');
});
