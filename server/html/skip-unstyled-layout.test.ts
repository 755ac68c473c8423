import { expect, test } from '@jest/globals';
import { skipUnstyledLayout, unstyledLayoutScript } from './skip-unstyled-layout';

const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const script = `<script>${unstyledLayoutScript}</script>`;
const charset = '<meta charSet="utf-8"/>';

test('the script is inserted before the first style sheet, which would block it', () => {
  expect(skipUnstyledLayout(charset + sheet + sheet)).toBe(charset + script + sheet + sheet);
});

test('a page with the script, or without a style sheet, is not changed', () => {
  const html = skipUnstyledLayout(charset + sheet);
  expect(skipUnstyledLayout(html)).toBe(html);
  expect(skipUnstyledLayout('<p>Texte</p>')).toBe('<p>Texte</p>');
});
