import { expect, test } from '@jest/globals';
import { feedBody } from './body';

const options = { siteUrl: 'https://site.example', apiUrl: 'https://api.example' };
const pageUrl = 'https://site.example/blog/contrat';
const fed = (content: string) => feedBody(content, options, pageUrl);

test('links are absolute, fragments too', () => {
  expect(fed('<h2 id="a">Clauses</h2><p><a href="#a">ici</a> <a href="/cgu">là</a></p>')).toBe(
    `<h2>Clauses</h2><p><a href="${pageUrl}#section-clauses">ici</a> <a href="https://site.example/cgu">là</a></p>`,
  );
});

test('a link that leaves the site has no hint', () => {
  expect(fed('<p><a href="https://ordre.example/">l’Ordre</a></p>')).toBe(
    '<p><a href="https://ordre.example/">l’Ordre</a></p>',
  );
});

test('a table has no scrolling region', () => {
  expect(fed('<table><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toMatch(
    /^<table>.*<\/table>$/,
  );
});

test('an empty body is null', () => {
  expect(fed('<p> </p>')).toBeNull();
});
