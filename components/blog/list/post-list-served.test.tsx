/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { aPost } from '@/lib/blog/post.fixture';
import { postPage } from '@/lib/blog/post-page';
import { defaultPostSearch } from '@/lib/blog/search';
import { PostList } from './post-list';

const search = { ...defaultPostSearch, page: 2, words: 'nuit' };
const page = postPage({
  count: 14,
  results: [aPost({ id: 3, slug: 'garde', title: 'Garde de nuit' })],
  next: '/api/v1/blogs/posts/?page=3',
});

test('without JavaScript posts are readable, with links to their pages that keep the search', () => {
  const html = renderToString(
    <PostList served={{ search, page, beyondEnd: false }} imageHosts={[]} nothing="Rien." />,
  );
  expect(html).toMatch(/14 articles trouvés(<!-- -->)?, page 2/);
  expect(html).toMatch(/href="\/blog\/garde\?page=2&amp;q=nuit">Garde de nuit<\/a>/);
  expect(html).toMatch(/rel="prev nofollow" href="\/blog\?q=nuit"/);
  expect(html).toMatch(/rel="next nofollow"[^>]* href="\/blog\?page=3&amp;q=nuit"/);
});

test('without JavaScript a failure has a link to retry', () => {
  const html = renderToString(
    <PostList served={{ search, page: null, beyondEnd: false }} imageHosts={[]} nothing="Rien." />,
  );
  expect(html).toContain('Impossible de charger les articles pour le moment.');
  expect(html).toMatch(/<a[^>]* href="\/blog\?q=nuit"[^>]*>Réessayer<\/a>/);
});
