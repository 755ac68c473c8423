import { describe } from '@jest/globals';
import { rules } from './body.fixture';

describe('quotations, details and preformatted text', () => {
  rules([
    ['<pre>\n\na\n  b</pre>', '<pre>a\n  b</pre>'],
    ['<pre><code class="language-sql">a</code></pre>', '<pre><code>a</code></pre>'],
    [
      '<blockquote>a<footer><cite>B</cite></footer></blockquote>',
      '<blockquote><p>a</p><p><cite>B</cite></p></blockquote>',
    ],
    [
      '<details open name="a"><summary><h3>b</h3></summary>c</details>',
      '<details><summary>b</summary><p>c</p></details>',
    ],
    ['<details>c</details>', '<details><summary>Détails</summary><p>c</p></details>'],
  ]);
});
