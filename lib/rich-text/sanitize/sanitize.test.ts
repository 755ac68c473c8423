import { expect, test } from '@jest/globals';
import { sanitize } from './sanitize';

test.each([
  ['<p class="a" id="b" style="c" onclick="d" data-e="f" aria-label="g">x</p>', '<p>x</p>'],
  ['<h2 id="a" class="b">x</h2>', '<h2 id="a">x</h2>'],
  ['<section><center>x</center></section>', '<div><div>x</div></div>'],
  ['a<script>b</script><style>c</style><svg>d</svg><object>e</object><select>f</select>', 'a'],
  ['<a href="javascript:x">a</a>', '<a>a</a>'],
  ['<strike lang="fr">a</strike>', '<strike lang="fr">a</strike>'],
  ['&lt;b&gt; &amp;amp; "', '&lt;b&gt; &amp;amp; "'],
  [`<img alt="${'a'.repeat(5000)}" src="/a.png">`, '<img src="/a.png" />'],
])('%s', (content, html) => {
  expect(sanitize(content)).toBe(html);
});

test('sanitizing is idempotent', () => {
  const once = sanitize(
    '<div><p>a<b>b<iframe src="https://x.fr">c</iframe><ol reversed><li value=3>d',
  );
  expect(sanitize(once)).toBe(once);
});

test('content is cut at the maximum of tags', () => {
  expect(sanitize('<p>mot</p>'.repeat(15_000))).toBe(`${'<p>mot</p>'.repeat(5_000)}…`);
});
