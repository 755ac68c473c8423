import { describe, expect, test } from '@jest/globals';
import { termsPage } from './legal-pages';
import { applyConditions, fromRoot, legalLinkRule, legalText } from './legal-text';

const siteUrl = 'https://www.medireleve.example';
const placeholders = {
  marque: 'MédiRelève',
  société: '*Dupont* & <b>fils</b> {marque}',
  'e-mail-données': 'a@b.fr',
};

const textOf = (markdown: string) => legalText(markdown, { ...termsPage, siteUrl, placeholders });
const htmlOf = (markdown: string) =>
  textOf(markdown)
    ?.sections.map(({ html }) => html)
    .join('') ?? '';

const hint = '<span class="rich-text-hint"> (nouvelle fenêtre)</span>';
const outside = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${words}${hint}</a>`;

describe('the opening', () => {
  test('is the title and the line on the last change', () => {
    expect(textOf('# Les *règles*\n\nDernière mise à jour : 01/02/2025\n\nTexte.')).toMatchObject({
      title: 'Les règles',
      updated: 'Dernière mise à jour\u00a0: 01/02/2025',
      sections: [{ id: null, name: null, html: '<p>Texte.</p>' }],
    });
    expect(textOf('Mise à jour le 09/03/2025\n\nTexte.')?.updated).toBe(
      'Mise à jour le 09/03/2025',
    );
  });

  test('may lack both', () => {
    expect(textOf('Texte, mis à jour parfois.\n\n# Un')).toMatchObject({
      title: null,
      updated: null,
      contents: [{ id: 'section-un', text: 'Un' }],
    });
  });
});

test.each(['', ' \n', '# Titre', '# Titre\n\nMise à jour le 09/03/2025', '<script>a</script>'])(
  '%j has no text',
  (markdown) => {
    expect(textOf(markdown)).toBeNull();
  },
);

test('a link of the terms to registration opens in the app, however it is written', () => {
  expect(htmlOf('[Venez](./inscription/?profil=x)')).toBe(
    '<p><a href="/inscription">Venez</a></p>',
  );
});

describe('headings', () => {
  test('have unique ids without accents, and make the table of contents', () => {
    const text = textOf('# T\n\n## À l’été\n\n### Été\n\na\n\n## Été\n\nb\n\n## Été\n\nc');
    expect(text?.contents).toEqual([
      {
        id: 'section-a-l-ete',
        text: 'À l’été',
        parts: [{ id: 'section-ete', text: 'Été' }],
      },
      { id: 'section-ete-2', text: 'Été', parts: [] },
      { id: 'section-ete-3', text: 'Été', parts: [] },
    ]);
    expect(text?.sections.map(({ id }) => id)).toEqual([
      'section-a-l-ete',
      'section-ete-2',
      'section-ete-3',
    ]);
    expect(text?.sections[1]?.html).toBe('<h2 id="section-ete-2">Été</h2><p>b</p>');
  });

  test('may have a name that does not depend on their words', () => {
    const text = textOf('a [ici](#carte-google)\n\n<h2 id="carte-google">La carte</h2>\n\nb');
    expect(text?.sections).toEqual([
      { id: null, name: null, html: '<p>a <a href="#section-la-carte">ici</a></p>' },
      {
        id: 'section-la-carte',
        name: 'carte-google',
        html: '<h2 id="section-la-carte">La carte</h2><p>b</p>',
      },
    ]);
  });

  test.each(['contenu', 'section-autre', 'a"b', 'Carte-Google'])(
    'may not have the name %j, which could be an id of the page',
    (name) => {
      expect(textOf(`<h2 id='${name}'>La carte</h2>\n\nb`)?.sections[0]?.name).toBeNull();
    },
  );
});

describe('placeholders', () => {
  test('are filled in, in texts, headings, tables and URLs', () => {
    expect(htmlOf('## {marque}\n\n[{e-mail-données}](mailto:{e-mail-données}?subject=a%20b)')).toBe(
      '<h2 id="section-medireleve">MédiRelève</h2>' +
        '<p><a href="mailto:a@b.fr?subject=a%20b">a@b.fr</a></p>',
    );
    expect(htmlOf('<table>\n<tr><td>{marque}</td></tr>\n</table>')).toContain(
      '<td>MédiRelève</td>',
    );
  });

  test('values are not parsed as markdown, HTML or placeholders', () => {
    expect(htmlOf('Par {société}.')).toBe('<p>Par *Dupont* &amp; &lt;b>fils&lt;/b> {marque}.</p>');
  });

  test('an unknown name is unchanged, in a URL too', () => {
    expect(htmlOf('{inconnu} {} [a](https://a.fr/%7Bb%7D/%7B%E0%7D)')).toBe(
      `<p>{inconnu} {} ${outside('https://a.fr/%7Bb%7D/%7B%E0%7D', 'a')}</p>`,
    );
  });
});

describe('links', () => {
  test.each([
    ['[a](/inscription)', '<a href="/inscription">a</a>'],
    [`[a](${siteUrl}/inscription/)`, '<a href="/inscription">a</a>'],
    [
      '<a href="/politique-de-confidentialite/" target="_blank" onclick="x()">a</a>',
      '<a href="/politique-de-confidentialite">a</a>',
    ],
    ['[a](/blog)', outside('/blog', 'a')],
    ['<https://www.cnil.fr/>', outside('https://www.cnil.fr/', 'https://www.cnil.fr/')],
    ['<a@b.fr>', '<a href="mailto:a@b.fr">a@b.fr</a>'],
    ['[a](#nulle-part)', 'a'],
  ])('%s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(`<p>${html}</p>`);
  });
});

describe('unsafe and unsupported markup', () => {
  test.each([
    ['a <script>alert(1)</script>', '<p>a</p>'],
    ['a\n\n<script>\nalert(1)\n</script>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    [
      '<img src=/x.png onerror=alert(1)>b',
      `<p><img src="${siteUrl}/x.png" alt="" loading="lazy" decoding="async">b</p>`,
    ],
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['[a](<java\tscript:alert(1)>)', '<p>a</p>'],
    ['[a](data:text/html,b)', '<p>a</p>'],
    ['<a href="vbscript:a">a</a>', '<p>a</p>'],
    ['![a](data:image/svg+xml,b)c', '<p>ac</p>'],
    [
      'a\n\n<iframe src="https://mal.example/"></iframe>',
      `<p>a</p><p>${outside('https://mal.example/', 'Voir le contenu (mal.example)')}</p>`,
    ],
    ['a\n\n<style>p{display:none}</style>', '<p>a</p>'],
    ['a\n\n<form action="/x"><input name=b><button>c</button></form>', '<p>a</p><p>c</p>'],
    ['a\n\n<svg><a xlink:href="javascript:b">c</a></svg>', '<p>a</p><p>c</p>'],
    ['a\n\n</div></section></main>b', '<p>a</p><p>b</p>'],
  ])('%j is made safe', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html);
  });
});

test('a table scrolls in a focusable region', () => {
  const table = '<table><caption>Durées</caption><tr><th scope="col">A</th></tr></table>';
  expect(htmlOf(table)).toContain(
    '<section class="rich-text-table" tabindex="0" aria-label="Tableau : Durées"><table>',
  );
});

const inApp = (href: string) => ({ href, newTab: false });
const newTab = (href: string) => ({ href, newTab: true });

describe('links of the terms', () => {
  const rule = legalLinkRule(termsPage.inApp);

  test.each([
    '/inscription',
    '/inscription/',
    '/inscription//',
    '/inscription?profil=remplacant',
    '/inscription/#x',
  ])('%s opens as Médecin, in the app', (href) => {
    expect(rule(href)).toEqual(inApp('/inscription'));
  });

  test('the privacy policy opens in the app, at the section of the fragment', () => {
    const path = '/politique-de-confidentialite';
    expect(rule(`${path}/`)).toEqual(inApp(path));
    expect(rule(`${path}/#carte-google`)).toEqual(inApp(`${path}#carte-google`));
  });

  test.each(['/inscriptions', '/', '/mentions-legales', '/inscription/x', 'https://www.cnil.fr/'])(
    '%s opens in a new tab',
    (href) => {
      expect(rule(href)).toEqual(newTab(href));
    },
  );

  test.each(['#section-objet', 'mailto:a@b.fr', 'tel:112'])('%s opens in the same tab', (href) => {
    expect(rule(href)).toEqual(inApp(href));
  });
});

test('links of the other texts open every page of the site in the app', () => {
  const rule = legalLinkRule();
  expect(rule('/')).toEqual(inApp('/'));
  expect(rule('/cgu/')).toEqual(inApp('/cgu'));
  expect(rule('/annonces?page=2')).toEqual(inApp('/annonces?page=2'));
  expect(rule('https://www.arcom.fr/')).toEqual(newTab('https://www.arcom.fr/'));
});

test.each([
  ['inscription', '/inscription'],
  ['./inscription/', '/inscription/'],
  ['../blog/contrat?tag=a#b', '/blog/contrat?tag=a#b'],
  ['politique-de-confidentialite#carte-google', '/politique-de-confidentialite#carte-google'],
])('%s is %s', (href, rooted) => {
  expect(fromRoot(href)).toBe(rooted);
});

test.each([
  '/inscription',
  '#objet',
  '',
  'https://www.cnil.fr/fr',
  'www.cnil.fr',
  'mailto:a@b.fr',
  'tel:112',
  'javascript:alert(1)',
  '//autre.example/a',
])('%s is unchanged', (href) => {
  expect(fromRoot(href)).toBe(href);
});

const text = `Before
<!-- si counted -->
Counted
<!-- sinon -->
Not counted
<!-- fin -->
Between
<!-- si counted -->
Once more
<!-- fin -->
After <!-- si counted --> a comment in a line`;

test('the lines of a condition that holds stay, those of any other do not', () => {
  const rest = 'After <!-- si counted --> a comment in a line';
  expect(applyConditions(text, { counted: true })).toBe(
    `Before\nCounted\nBetween\nOnce more\n${rest}`,
  );
  expect(applyConditions(text, { counted: false })).toBe(`Before\nNot counted\nBetween\n${rest}`);
  expect(applyConditions(text, {})).toBe(`Before\nNot counted\nBetween\n${rest}`);
});
