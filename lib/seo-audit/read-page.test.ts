import { expect, test } from '@jest/globals';
import { metaOf, readPage, valuesOf } from './read-page';

test('values are read where a browser finds them', () => {
  const facts = readPage(`<!doctype html><html lang="fr"><head>
    <title>Un
      titre</title>
    <LINK REL="Canonical" HREF=" https://x.example/a ">
    <meta name="Description" content="Une &eacute;tude">
    <meta property="og:title" content="Partage">
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    </head><body><h1>Un <em>grand</em> titre</h1></body></html>`);
  expect(facts).toMatchObject({
    titles: [{ value: 'Un titre', inHead: true }],
    canonicals: [{ value: 'https://x.example/a', inHead: true }],
    lang: 'fr',
    headings: ['Un grand titre'],
    blocks: ['{"@type":"WebSite"}'],
  });
  expect(metaOf(facts, 'description')).toBe('Une étude');
  expect(metaOf(facts, 'og:title')).toBe('Partage');
});

test('tags after one that cannot be in the head are in the body', () => {
  const facts = readPage(`<html><head><title>a</title><div>b</div>
    <link rel="canonical" href="/a"><meta name="description" content="c"></head><body></body></html>`);
  expect(facts.titles[0]?.inHead).toBe(true);
  expect(facts.canonicals).toEqual([{ value: '/a', inHead: false }]);
  expect(valuesOf(facts, 'description')).toEqual([{ value: 'c', inHead: false }]);
  expect(metaOf(facts, 'description')).toBeNull();
});

test('a head without an end tag, and tags after its end', () => {
  const facts = readPage('<title>a</title><p>b<title>c</title>');
  expect(facts.titles).toEqual([
    { value: 'a', inHead: true },
    { value: 'c', inHead: false },
  ]);
  expect(facts.lang).toBeNull();
});

test('svg, template and noscript are ignored', () => {
  const facts = readPage(`<body><svg><title>Icône</title></svg><template><h1>a</h1></template>
    <noscript><h1>b</h1><meta name="robots" content="noindex"></noscript><h1>c</h1></body>`);
  expect(facts.titles).toEqual([]);
  expect(facts.headings).toEqual(['c']);
  expect(metaOf(facts, 'robots')).toBeNull();
});

test('an empty page has no values', () => {
  expect(readPage('')).toEqual({
    titles: [],
    canonicals: [],
    metas: new Map(),
    lang: null,
    headings: [],
    blocks: [],
  });
});
