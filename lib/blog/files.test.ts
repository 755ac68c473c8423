import { expect, test } from '@jest/globals';
import { filesOf, fileTitle } from './files';
import { fullPost } from './post.fixture';

const titlesOf = (...names: string[]) =>
  filesOf(
    { ...fullPost, assets: names.map((name) => ({ asset_url: `https://api.example/${name}` })) },
    '',
  ).map(({ title }) => title);

test.each([
  ['media/contrat-type_de-remplacement.pdf', 'Contrat type de remplacement (PDF)'],
  ['media/mod%C3%A8le%20de%20contrat.DOCX', 'Modèle de contrat (Word)'],
  // Escaped twice, in Latin-1, decomposed as macOS writes it, a plus sign.
  ['mod%25C3%25A8le.pdf', 'Modèle (PDF)'],
  ['mod%E8le.pdf', 'Modèle (PDF)'],
  ['mode%CC%80le+type.pdf', 'Modèle type (PDF)'],
  ['bareme-2026-2027.xlsx', 'Bareme 2026-2027 (Excel)'],
  ['planning_2026-01-15.ods', 'Planning 2026-01-15 (tableau)'],
  ['schema.v2.webp', 'Schema.v2 (image)'],
  ['%C3%A9tapes.mp4?token=x', 'Étapes (vidéo)'],
  ['contrat-type_aB3xK9z.pdf', 'Contrat type (PDF)'],
  ['contrat_annexes.pdf', 'Contrat annexes (PDF)'],
  ['9f2b8c1e-77aa-4d1c-9a39-0c1f4e5d6a7b.pdf', 'Document (PDF)'],
  ['20260115.pdf', 'Document 20260115 (PDF)'],
  ['___.pdf', 'Document (PDF)'],
  ['notice', 'Notice'],
  ['contrat.pdf.exe', 'Contrat.pdf (fichier EXE)'],
  ['', 'api.example'],
  ['%', 'Document %'],
])('%s: %s', (name, title) => {
  expect(titlesOf(name)).toEqual([title]);
});

test('titles that are the same are numbered', () => {
  expect(titlesOf('a/contrat.pdf', 'b/contrat.pdf', 'c/contrat.docx', 'd/Contrat.pdf')).toEqual([
    'Contrat (PDF)',
    'Contrat, n°\u00a02 (PDF)',
    'Contrat (Word)',
    'Contrat, n°\u00a03 (PDF)',
  ]);
});

test.each([
  `${'a'.repeat(50_000)}.pdf`,
  `${'mot-'.repeat(20_000)}.pdf`,
  `contrat.${'pdf.'.repeat(20_000)}`,
  `${'-'.repeat(50_000)}x.pdf`,
  '%E2%80%AEfdp.tcartnoc%00%0A.exe',
])('a hostile name is short, on one line and in its order: %#', (name) => {
  const started = performance.now();
  const { title } = fileTitle(`https://api.example/${name}`);
  expect(title.length).toBeLessThanOrEqual(110);
  expect(title).not.toMatch(/\p{C}|\n/u);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('the hero image and images of the body are not among the files', () => {
  const assets = ['hero.webp', 'body.webp?a=1&b=2', 'contrat.pdf'].map((name) => ({
    asset_url: `https://api.example/${name}`,
  }));
  const post = {
    ...fullPost,
    hero_image: { url: 'https://api.example/hero.webp', alt: '' },
    assets,
  };
  const html = '<img src="https://api.example/body.webp?a=1&amp;b=2">';
  expect(filesOf(post, html).map(({ title }) => title)).toEqual(['Contrat (PDF)']);
});
