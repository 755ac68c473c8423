import { expect, test } from '@jest/globals';
import { postArticle } from '@/lib/blog/article';
import { emptyPost, fullPost } from '@/lib/blog/post.fixture';
import { blogPosting } from './blog-posting';

/* https://developers.google.com/search/docs/appearance/structured-data/article */

const share = '/partage/articles/x.png';
const publisher = {
  '@type': 'Organization',
  '@id': 'https://www.medireleve.example/#organisation',
  name: 'MédiRelève',
  url: 'https://www.medireleve.example',
  logo: 'https://www.medireleve.example/icons/icon-512.png',
};

test('a post with all values', () => {
  const content = '<p>Relire le contrat&nbsp;: deux fois.</p>';
  const article = postArticle({ ...fullPost, content });
  expect(blogPosting(article, '2026-12-02T08:00:00.000Z', share)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: fullPost.title,
    description: fullPost.excerpt,
    image: fullPost.hero_image?.url,
    datePublished: fullPost.published_at,
    dateModified: '2026-12-02T08:00:00.000Z',
    author: { '@type': 'Person', name: fullPost.author?.full_name },
    publisher,
    mainEntityOfPage: `https://www.medireleve.example/blog/${fullPost.slug}`,
    inLanguage: 'fr-FR',
    wordCount: 6,
  });
});

test('an empty post has the site as author, the drawn share image, and no date', () => {
  const posting = blogPosting(postArticle(emptyPost), null, share);
  expect(posting).toMatchObject({
    image: `https://www.medireleve.example${share}`,
    author: publisher,
  });
  for (const unknown of ['datePublished', 'dateModified', 'wordCount']) {
    expect(posting).not.toHaveProperty(unknown);
  }
});

test('a headline of at most 110 characters is cut between words', () => {
  const { headline } = blogPosting(
    postArticle({ ...fullPost, title: 'remplacement '.repeat(20) }),
    null,
    share,
  );
  expect(headline).toMatch(/^(remplacement )+remplacement…$/);
  expect(String(headline).length).toBeLessThanOrEqual(110);
});
