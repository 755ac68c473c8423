import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { fakeNetwork, type PendingRequest } from '@/components/ads/list/browser.fixture';
import { aPost } from '@/lib/blog/post.fixture';
import { postPage } from '@/lib/blog/post-page';
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
export function response(ids: number[], hasNext = false) {
  const results = ids.map((id) => aPost({ id, slug: `p${id}`, title: `Article ${id}` }));
  return { count: 40, results, next: hasNext ? '/api/v1/blogs/posts/?page=99' : null };
}

/** Renders the blog, with a fake network. */
export function openBlog({ search = {}, ids = [1], hasNext = false, beyondEnd = false }: Options) {
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
export function respond(request: PendingRequest | undefined, body: unknown, status?: number) {
  return act(async () => request?.respond(body, status));
}

export const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const more = () => screen.queryByRole('link', { name: "Voir plus d'articles" });
export const statusTexts = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent);
