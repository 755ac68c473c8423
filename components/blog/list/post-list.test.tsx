import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { fakeNetwork, type PendingRequest } from '@/components/ads/list/browser.fixture';
import { postPage } from '@/lib/blog/post';
import { aPost } from '@/lib/blog/post.fixture';
import { blogHref, defaultPostSearch, type PostSearch } from '@/lib/blog/search';
import { PostList } from './post-list';

type Options = {
  search?: Partial<PostSearch>;
  /** The ids of the served posts; `null` when the API failed. */
  ids?: number[] | null;
  hasNext?: boolean;
  beyondEnd?: boolean;
};

/** A response of the API with the posts of these ids. */
function response(ids: number[], hasNext = false) {
  const results = ids.map((id) => aPost({ id, slug: `p${id}`, title: `Article ${id}` }));
  return { count: 40, results, next: hasNext ? '/api/v1/blogs/posts/?page=99' : null };
}

/** Renders the blog, with a fake network. */
function openBlog({ search = {}, ids = [1], hasNext = false, beyondEnd = false }: Options) {
  const served = { ...defaultPostSearch, ...search };
  const requests = fakeNetwork();
  const cache = new Map();
  window.history.replaceState(null, '', blogHref(served));
  const page = ids && postPage(response(ids, hasNext));
  const open = () =>
    render(
      <SWRConfig value={{ provider: () => cache }}>
        <PostList served={{ search: served, page, beyondEnd }} imageHosts={[]} nothing="Rien." />
      </SWRConfig>,
    );
  return { ...open(), reopen: open, requests, urls: () => requests.map(({ url }) => url) };
}

/** Resolves a request, and waits for React to update. */
function respond(request: PendingRequest | undefined, body: unknown, status?: number) {
  return act(async () => request?.respond(body, status));
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole('link', { name: "Voir plus d'articles" });
const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const failure = 'Impossible de charger les articles pour le moment.';
const press = async () => userEvent.click(more() as HTMLElement);
const call = (page: number, filters = '') =>
  `/api/v1/blogs/posts/?page=${page}&page_size=6&status=published${filters}`;

test('the served posts are shown without a request', () => {
  const { urls } = openBlog({ ids: [9, 8] });
  expect(titles()).toEqual(['Article 9', 'Article 8']);
  expect(more()).toBeNull();
  expect(urls()).toEqual([]);
});

describe('more posts', () => {
  test('have a page of their own, without JavaScript', () => {
    openBlog({ search: { page: 2, tag: 'contrat' }, hasNext: true });
    expect(more()).toHaveAttribute('href', '/blog?page=3&tag=contrat');
    expect(more()).toHaveAttribute('rel', 'next nofollow');
  });

  test('are appended page by page, without duplicates', async () => {
    const { requests, urls } = openBlog({ ids: [9, 8, 7], hasNext: true });
    await press();
    expect(urls()).toEqual([call(2)]);
    expect(titles()).toHaveLength(3);

    await respond(requests[0], response([7, 6, 9, 5], true));
    expect(titles()).toEqual([9, 8, 7, 6, 5].map((id) => `Article ${id}`));
    expect(statusTexts()).toContain('2 articles ajoutés');
    expect(more()).toHaveAttribute('href', '/blog?page=3');

    await press();
    await respond(requests[1], response([4]));
    expect(urls()).toEqual([call(2), call(3)]);
    expect(titles()).toHaveLength(6);
    expect(statusTexts()).toContain('1 article ajouté');
    expect(more()).toBeNull();
  });

  test('are those of the same search', async () => {
    const search = { tag: 'contrat', words: 'été', author: 'Zoé' };
    const { urls } = openBlog({ search, hasNext: true });
    await press();
    expect(urls()).toEqual([call(2, '&tag_slug=contrat&search=%C3%A9t%C3%A9&author=Zo%C3%A9')]);
  });

  test('show that they are loading, and are requested once', async () => {
    const { requests, urls } = openBlog({ hasNext: true });
    await press();
    const waiting = screen.getByRole('link', { name: 'Chargement…' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(statusTexts()).toContain('Chargement…');
    await userEvent.click(waiting);
    await respond(requests[0], response([2]));
    expect(urls()).toHaveLength(1);
    expect(screen.queryByText('Chargement…')).not.toBeInTheDocument();
  });

  test('move the focus to the first of them', async () => {
    const { requests } = openBlog({ ids: [9, 8], hasNext: true });
    await press();
    await respond(requests[0], response([7, 6], true));
    expect(screen.getByRole('link', { name: 'Article 7' })).toHaveFocus();
    await press();
    // The last page: the button, which has the focus, is removed.
    await respond(requests[1], response([5]));
    expect(screen.getByRole('link', { name: 'Article 5' })).toHaveFocus();
  });

  test('do not move a focus that is elsewhere', async () => {
    const { requests } = openBlog({ ids: [9, 8], hasNext: true });
    await press();
    screen.getByRole('link', { name: 'Article 8' }).focus();
    await respond(requests[0], response([7]));
    expect(screen.getByRole('link', { name: 'Article 8' })).toHaveFocus();
  });

  test('are left to the browser in a new tab', () => {
    const { urls } = openBlog({ hasNext: true });
    // jsdom cannot open the tab that a browser would.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(more() as HTMLElement, { ctrlKey: true });
    expect(urls()).toEqual([]);
  });

  test('are still there when the visitor comes back', async () => {
    const { requests, unmount, reopen, urls } = openBlog({ ids: [9], hasNext: true });
    await press();
    await respond(requests[0], response([8], true));
    unmount();
    reopen();
    expect(titles()).toEqual(['Article 9', 'Article 8']);
    expect(more()).toHaveAttribute('href', '/blog?page=3');
    expect(urls()).toHaveLength(1);
  });

  test('that no longer exist end the list', async () => {
    const { requests } = openBlog({ ids: [9], hasNext: true });
    await press();
    await respond(requests[0], { detail: 'Pas trouvé.' }, 404);
    expect(more()).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Article 9']);
  });

  test.each([
    ['the network is down', (requested: { fail: () => void }) => requested.fail()],
    [
      'the site responds with an error',
      (requested: { respond: (body: unknown, status: number) => void }) =>
        requested.respond({}, 502),
    ],
    [
      'something else responds',
      (requested: { respond: (body: unknown, status: number) => void }) =>
        requested.respond([], 200),
    ],
  ])('can be retried when %s', async (_, fail) => {
    const { requests } = openBlog({ ids: [9], hasNext: true });
    await press();
    await act(async () => requests[0] && fail(requests[0]));
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(titles()).toEqual(['Article 9']);
    expect(more()).toHaveFocus();

    await press();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await respond(requests[1], response([8]));
    expect(titles()).toEqual(['Article 9', 'Article 8']);
  });

  test('that fail leave the previous ones', async () => {
    const { requests, urls } = openBlog({ ids: [9], hasNext: true });
    await press();
    await respond(requests[0], response([8], true));
    await press();
    await act(async () => requests[1]?.fail());
    expect(titles()).toEqual(['Article 9', 'Article 8']);
    await press();
    await respond(requests[2], response([7]));
    expect(titles()).toHaveLength(3);
    expect(urls()).toEqual([call(2), call(3), call(3)]);
  });
});

test.each([
  [{}, '/blog', null],
  [{ page: 4, words: 'nuit' }, '/blog?q=nuit', 'nofollow'],
])('when nothing could be loaded, %j is retried from the first page', (search, href, rel) => {
  const { urls } = openBlog({ search, ids: null });
  expect(screen.getByRole('alert')).toHaveTextContent(failure);
  const retry = screen.getByRole('link', { name: 'Réessayer' });
  expect([retry.getAttribute('href'), retry.getAttribute('rel')]).toEqual([href, rel]);
  expect(more()).toBeNull();
  expect(screen.queryByText('Rien.')).not.toBeInTheDocument();
  expect(urls()).toEqual([]);
});

describe('no posts', () => {
  test('have a message', () => {
    openBlog({ ids: [] });
    expect(titles()).toEqual(['Rien.']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('of a search have a link to all posts', () => {
    openBlog({ search: { words: 'xyz' }, ids: [] });
    expect(titles()).toEqual(['Rien.']);
    expect(screen.getByRole('link', { name: 'Voir tous les articles' })).toHaveAttribute(
      'href',
      '/blog',
    );
  });
});

describe('the heading', () => {
  test.each([
    [{}, 'Tous les articles'],
    [{ page: 3 }, 'Tous les articles, page 3'],
    [{ tag: 'contrat' }, '40 articles trouvés'],
    [{ words: 'nuit', page: 2 }, '40 articles trouvés, page 2'],
  ])('of %j', (search, heading) => {
    openBlog({ search });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
  });

  test('of a later page links to the one before', () => {
    openBlog({ search: { page: 3, tag: 'contrat' } });
    const newer = screen.getByRole('link', { name: 'Articles plus récents' });
    expect(newer).toHaveAttribute('href', '/blog?page=2&tag=contrat');
    expect(newer).toHaveAttribute('rel', 'prev nofollow');
  });
});

test('a page beyond the end shows the first, a message, and the URL of the first', () => {
  const { urls } = openBlog({ search: { tag: 'contrat' }, beyondEnd: true });
  expect(statusTexts()).toContain('Cette page est vide, retour à la première page.');
  expect(window.location.search).toBe('?tag=contrat');
  expect(urls()).toEqual([]);
});
