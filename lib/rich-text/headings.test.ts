import { describe, expect, test } from '@jest/globals';
import { safeBody } from './body';
import { origins, rules } from './body.fixture';

describe('headings', () => {
  rules([
    [
      '<h1>A</h1><h2>B</h2><h4>C</h4>',
      '<h2 id="section-a">A</h2><h3 id="section-b">B</h3><h4>C</h4>',
    ],
    [
      '<h3>A</h3><h6>B</h6><h3>C</h3><h2>D</h2>',
      '<h2 id="section-a">A</h2><h3 id="section-b">B</h3><h2 id="section-c">C</h2><h2 id="section-d">D</h2>',
    ],
    [
      '<h1>1<h2>2<h3>3<h4>4<h5>5<h6>6',
      '<h2 id="section-1">1</h2><h3 id="section-2">2</h3><h4>3</h4><h5>4</h5><h6>5</h6><h6>6</h6>',
    ],
    ['<h2>Œuvre d’été : « là »</h2>', '<h2 id="section-oeuvre-d-ete-la">Œuvre d’été : « là »</h2>'],
    [
      '<h2>A</h2><h2>a</h2><h2>A 2</h2><h2>A</h2>',
      '<h2 id="section-a">A</h2><h2 id="section-a-2">a</h2><h2 id="section-a-2-2">A 2</h2><h2 id="section-a-3">A</h2>',
    ],
    [
      '<h2>日本</h2><h2>!</h2>',
      '<h2 id="section-sans-nom">日本</h2><h2 id="section-sans-nom-2">!</h2>',
    ],
    ['<h2 id="cookie" name="x">cookie</h2>', '<h2 id="section-cookie">cookie</h2>'],
    ['<h2> <br></h2><h2>\u200b</h2><h2><b></b></h2><p>a</p>', '<p>a</p>'],
    ['<h2><p>A</p></h2>', '<h2 id="section-a">A</h2>'],
    ['<h2>A<p>b</p><p>c</p>', '<h2 id="section-a">A</h2><p>b</p><p>c</p>'],
    [
      '<h2><img src="/a.png"></h2>',
      '<p><img src="https://api.medireleve.example/a.png" alt="" loading="lazy" decoding="async"></p>',
    ],
  ]);

  test('the first two levels make the table of contents', () => {
    const body = safeBody('<h1>A <b>b</b></h1><h2>C</h2><h3>D</h3><h1>E</h1>', origins);
    expect(body?.contents).toEqual([
      { id: 'section-a-b', text: 'A b', parts: [{ id: 'section-c', text: 'C' }] },
      { id: 'section-e', text: 'E', parts: [] },
    ]);
  });

  test('a link of another site in a heading has no hint in the contents', () => {
    const body = safeBody('<h2><a href="https://a.fr">A</a></h2>', origins);
    expect(body?.contents[0]).toEqual({ id: 'section-a', text: 'A', parts: [] });
  });
});
