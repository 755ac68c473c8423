import { expect, test } from '@jest/globals';
import { metaOf, readPage } from './read-page';

const read = (html: string) => readPage(html, '');

test('values are read where a browser finds them', () => {
  const facts = read(`<!doctype html><html lang="fr"><head>
    <title>Un
      titre</title>
    <LINK REL="Canonical" HREF=" https://x.example/a ">
    <meta name="Description" content="Une &eacute;tude">
    <meta property="og:title" content="Partage">
    <script type="application/ld+json">{"@type":"WebSite"}</script>
    </head><body><h1>Un <em>grand</em> titre</h1></body></html>`);
  expect(facts).toMatchObject({
    titles: ['Un titre'],
    canonicals: ['https://x.example/a'],
    lang: 'fr',
    headings: ['Un grand titre'],
    scripts: ['{"@type":"WebSite"}'],
  });
  expect(facts).toMatchObject({ title: 'Un titre', description: 'Une étude' });
  expect(metaOf(facts, 'og:title')).toBe('Partage');
});

test('tags after one that cannot be in the head do not count', () => {
  const facts = read(`<html><head><title>a</title><div>b</div>
    <link rel="canonical" href="/a"><meta name="description" content="c"></head><body></body></html>`);
  expect(facts).toMatchObject({ titles: ['a'], canonicals: [], canonical: '', descriptions: [] });
  expect(facts.description).toBe('');
});

test('a head without an end tag, and tags after its end', () => {
  const facts = read('<title>a</title><p>b<title>c</title>');
  expect(facts.titles).toEqual(['a']);
  expect(facts.lang).toBe('');
});

test('svg, template and noscript are ignored', () => {
  const facts = read(`<body><svg><title>Icône</title></svg><template><h1>a</h1></template>
    <noscript><h1>b</h1><meta name="robots" content="noindex"></noscript><h1>c</h1></body>`);
  expect(facts.titles).toEqual([]);
  expect(facts.headings).toEqual(['c']);
  expect(metaOf(facts, 'robots')).toBe('');
});

test('an empty page has no values', () => {
  expect(read('')).toMatchObject({
    titles: [],
    title: '',
    canonicals: [],
    canonical: '',
    metas: new Map(),
    lang: '',
    headings: [],
    scripts: [],
  });
});

test('links and pictures are read with the heading that they are below, and ids', () => {
  const html = `<a href="/">Accueil</a><main><h1 id="a">Un <b>titre</b></h1><a href=" /blog "> Le
    blog </a><a>b</a><div class="x__richText"><h2>Deux</h2><a href="#a"><img src="/c/d.png?w=9" alt="e"></a>
    <img src="data:image/png;base64,iV/Bo" alt=""></div><img src="/f.png"></main>`;
  expect(read(html)).toMatchObject({
    links: [
      { place: 'En-tête', href: '/', name: 'Accueil' },
      { place: 'Un titre', href: '/blog', name: 'Le blog' },
      { place: 'Deux', href: '#a', name: 'e' },
    ],
    pictures: [
      { place: 'Deux', name: 'd.png', alt: 'e', isTelling: true },
      { place: 'Deux', name: 'sans nom', alt: '', isTelling: false },
    ],
    ids: new Set(['a']),
  });
});

test.each([
  ['<meta name="robots" content="index">', '', ''],
  ['<meta name="robots" content="NoIndex,nofollow">', '', 'balise «\u00a0robots\u00a0»'],
  ['<meta name="googlebot" content="none">', '', 'balise «\u00a0googlebot\u00a0»'],
  ['', 'googlebot: noindex', 'en-tête HTTP X-Robots-Tag'],
])('%j with %j: closed by %j', (html, header, closedBy) => {
  expect(readPage(html, header)).toMatchObject({ closedBy });
});
