import { describe, expect, test } from '@jest/globals';
import {
  neighbourLinks,
  postArticle,
  postDescription,
  postShareCard,
  postShareImage,
  readingMinutes,
} from './article';
import { aPost, emptyPost, fullPost } from './post.fixture';

const words = (count: number) => 'mot '.repeat(count);

test('a page has every fact, formatted (docs/product.md#page-of-a-post)', () => {
  expect(postArticle(fullPost)).toMatchObject({
    href: '/blog/contrat-de-remplacement',
    title: 'Contrat de remplacement',
    excerpt: 'Les points à relire avant de signer.',
    published: { label: '1er\u00a0décembre\u00a02026' },
    readingTime: '4 min de lecture',
    author: { name: 'Nadia Belkacem', href: '/blog?author=Nadia+Belkacem' },
    themes: [{ name: 'Contrat' }, { name: 'Rémunération' }],
    hero: { src: 'https://api.example/h.webp', alt: 'Un contrat' },
    html: expect.stringContaining('<a href="/blog/assurance-rcp">ceci</a>'),
    contents: null,
    files: [],
  });
});

test('the page of an empty post', () => {
  expect(postArticle(emptyPost)).toEqual({
    href: '/blog/sans-rien',
    title: 'Article sans titre',
    excerpt: null,
    published: null,
    updated: null,
    readingTime: null,
    author: null,
    themes: [],
    hero: { src: null, alt: '' },
    html: null,
    text: null,
    contents: null,
    files: [],
  });
});

test.each([
  [null, '<p>Bref.</p>', '1 min de lecture'],
  [null, `<p>${words(700)}</p><script>${words(9_000)}</script>`, '4 min de lecture'],
  [null, '<p> </p>', null],
  [9, '<p>Bref.</p>', '9 min de lecture'],
])(
  'the reading time is what the API says, else counted',
  (read_time_minutes, content, expected) => {
    const post = aPost({ read_time_minutes, content });
    expect(postArticle(post).readingTime).toBe(expected);
    expect(postShareCard(post).facts).toEqual(expected === null ? [] : [expected]);
  },
);

test('a name too long to be searched leads to all posts', () => {
  const name = 'x'.repeat(101);
  const { author } = postArticle(aPost({ author: { full_name: name } }));
  expect(author).toEqual({ name, href: '/blog' });
});

test.each(['<p> </p>', '<script>x</script>'])('%s is not a body', (content) => {
  expect(postArticle(aPost({ content })).html).toBeNull();
});

describe('the table of contents', () => {
  const section = (title: string) => `<h2>${title}</h2><p>${words(250)}</p>`;

  test('of a long post has its sections and their parts', () => {
    const content = `${section('Un')}<h3>Un bis</h3>${section('Deux')}${section('Trois')}`;
    expect(postArticle(aPost({ content })).contents).toEqual([
      { id: 'section-un', text: 'Un', parts: [{ id: 'section-un-bis', text: 'Un bis' }] },
      { id: 'section-deux', text: 'Deux', parts: [] },
      { id: 'section-trois', text: 'Trois', parts: [] },
    ]);
  });

  test('is not made for a short one', () => {
    const content = '<h2>Un</h2><h2>Deux</h2><h2>Trois</h2><p>Court.</p>';
    expect(postArticle(aPost({ content })).contents).toBeNull();
  });
});

describe('files', () => {
  const filesOf = (...urls: string[]) =>
    postArticle({
      ...fullPost,
      content: '<p>Voir</p><img src="https://api.example/a.webp?x=1&amp;y=2" alt="">',
      assets: urls.map((asset_url) => ({ asset_url })),
    }).files;

  test('are listed once, and not when the post shows them', () => {
    const file = 'https://api.example/f.pdf';
    expect(
      filesOf(file, file, 'https://api.example/a.webp?x=1&y=2', 'https://api.example/h.webp'),
    ).toEqual([{ url: file, title: 'F (PDF)' }]);
  });
});

describe('the description', () => {
  test('is the excerpt', () => {
    expect(postDescription(postArticle(fullPost))).toBe('Les points à relire avant de signer.');
  });

  test('is the beginning of the text where there is none', () => {
    const content = `<h2>Titre</h2><p>R&amp;D &lt; 3, « ${words(80)} »</p>`;
    const text = postDescription(postArticle(aPost({ content })));
    expect(text).toMatch(/^Titre R&D < 3, « mot mot .* mot…$/);
    expect(text.length).toBeLessThanOrEqual(156);
  });

  test('has the title where the text is an image alone', () => {
    const article = postArticle(aPost({ content: '<img src="https://a.fr/b.png">' }));
    expect(article.html).toMatch(/^<p><img /);
    expect(postDescription(article)).toMatch(/, un article du blog/);
  });

  test('has nothing that is hidden, as the reading time', () => {
    const content = `<p style="display:none">${words(900)}</p><p>Un mot.</p>`;
    const article = postArticle(aPost({ content }));
    expect(postDescription(article)).toBe('Un mot.');
    expect(article.readingTime).toBe('1 min de lecture');
  });

  test('has the title when there is nothing else', () => {
    expect(postDescription(postArticle(emptyPost))).toBe(
      'Article sans titre, un article du blog sur le remplacement médical.',
    );
  });
});

const older = aPost({ slug: 'avant', title: 'Avant' });
const newer = aPost({ slug: 'apres' });

test('the older post comes first', () => {
  expect(neighbourLinks({ older, newer })).toEqual([
    { label: 'Article précédent', title: 'Avant', href: '/blog/avant' },
    { label: 'Article suivant', title: 'Article sans titre', href: '/blog/apres' },
  ]);
});

test('an unknown post is left out', () => {
  expect(neighbourLinks({ older: null, newer })).toHaveLength(1);
  expect(neighbourLinks({ older: null, newer: null })).toEqual([]);
});

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d min', (words, minutes) => {
  expect(readingMinutes({ text: Array(words).fill('mot').join(' ') })).toBe(minutes);
});

test('French punctuation between spaces is not a word', () => {
  expect(readingMinutes({ text: '« oui » : non ? '.repeat(150) })).toBe(2);
});

test('a long post has three sections and three minutes', () => {
  const contents = (sections: number, words: number) =>
    postArticle(aPost({ content: '<h2>Titre</h2>'.repeat(sections) + 'mot '.repeat(words) }))
      .contents;
  expect(contents(3, 600)).toHaveLength(3);
  expect(contents(2, 600)).toBeNull();
  expect(contents(3, 400)).toBeNull();
});

test('the image of a post has its author, date and reading time', () => {
  expect(postShareCard(fullPost)).toEqual({
    brand: 'MédiRelève',
    badges: ['Le blog', 'Rémunération', 'Contrat'],
    title: { text: 'Contrat de remplacement', size: 112, maxLines: null },
    facts: ['Nadia Belkacem', '1er\u00a0décembre\u00a02026 · 4 min de lecture'],
  });
});

test('an empty post has an image', () => {
  expect(postShareCard(emptyPost)).toMatchObject({
    badges: ['Le blog'],
    title: { text: 'Article sans titre' },
    facts: [],
  });
});

test('the image has a URL and an alternative text', () => {
  expect(postShareImage(aPost({ slug: 'été', title: 'Remplacer en été' }))).toEqual({
    path: '/partage/articles/%C3%A9t%C3%A9.png',
    alt: 'Article « Remplacer en été »',
  });
});
