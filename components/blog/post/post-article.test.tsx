import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postArticle } from '@/lib/blog/article';
import type { Post } from '@/lib/blog/post';
import { emptyPost, fullPost } from '@/lib/blog/post.fixture';
import { sectionOf } from '@/test/section-of';
import { PostArticle, PostUnavailable } from './post-article';

const pageUrl = 'https://www.medireleve.example/blog/x';
const neighbours = [{ label: 'Article précédent', title: 'Avant', href: '/blog/avant' }];
const section = (title: string) => `<h2>${title}</h2><p>${'mot '.repeat(250)}</p>`;
const long = section('Un') + section('Deux') + section('Trois');

function open(post: Post) {
  return render(
    <PostArticle article={postArticle(post)} neighbours={neighbours} pageUrl={pageUrl} />,
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof matchMedia;
  window.history.replaceState(null, '', '/blog/x');
});

test('a post shows all its facts (docs/product.md#page-of-a-post)', () => {
  open({ ...fullPost, assets: [{ asset_url: 'https://api.example/mod%C3%A8le.pdf' }] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contrat de remplacement');
  const backs = screen.getAllByRole('link', { name: 'Retour au blog' });
  expect(backs.map((link) => link.getAttribute('href'))).toEqual(['/blog', '/blog']);
  expect(screen.getByText('1er décembre 2026').tagName).toBe('TIME');
  expect(screen.getByText('4 min de lecture')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nadia Belkacem' })).toHaveAttribute(
    'href',
    '/blog?author=Nadia+Belkacem',
  );
  expect(screen.getByRole('link', { name: 'Contrat' })).toHaveAttribute(
    'href',
    '/blog?tag=contrat',
  );
  expect(screen.getByRole('img', { name: 'Un contrat' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText('Les points à relire avant de signer.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Les clauses' })).toBeInTheDocument();
  const files = sectionOf('Documents joints');
  expect(within(files).getByRole('link', { name: /^Modèle \(PDF\)/ })).toHaveAttribute(
    'href',
    'https://api.example/mod%C3%A8le.pdf',
  );
  expect(screen.getByRole('link', { name: /Avant/ })).toHaveAttribute('href', '/blog/avant');
  expect(screen.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByText(pageUrl)).toBeInTheDocument();
});

test('the end of a post leads to the ads, and shares it', () => {
  open(fullPost);
  expect(screen.getByRole('link', { name: 'Voir les annonces' })).toHaveAttribute(
    'href',
    '/annonces',
  );
  expect(screen.getByRole('button', { name: 'Partager' })).toBeInTheDocument();
  expect(screen.queryByText(/Mis à jour/)).not.toBeInTheDocument();
});

test('a post changed after its publication says when', () => {
  const article = postArticle(fullPost, '2026-12-05T08:00:00.000Z');
  render(<PostArticle article={article} neighbours={[]} pageUrl={pageUrl} />);
  const line = screen.getByText(/^Mis à jour le/);
  expect(line).toHaveTextContent('Mis à jour le 5 décembre 2026');
  expect(within(line).getByText('5 décembre 2026')).toHaveAttribute(
    'datetime',
    '2026-12-05T08:00:00.000Z',
  );
});

test('a post without a body says so, and has no other empty section', () => {
  open(emptyPost);
  expect(
    screen.getByText("Le contenu détaillé de cet article n'est pas disponible pour le moment."),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Documents joints' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Sommaire' })).not.toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', '/blog/default-hero.svg');
});

test('a broken image is replaced by the default one', () => {
  open(fullPost);
  fireEvent.error(screen.getByRole('img', { name: 'Un contrat' }));
  expect(document.querySelector('img')).toHaveAttribute('src', '/blog/default-hero.svg');
});

describe('links to parts of the post', () => {
  const toSecond = () => screen.getAllByRole('link', { name: 'Deux', hidden: true })[0];

  test('scroll there, even when another element of the document has the same id', async () => {
    const left = document.createElement('div');
    left.innerHTML = '<h2 id="section-deux" hidden>Deux</h2>';
    document.body.prepend(left);
    open({ ...fullPost, content: long });
    const heading = screen.getByRole('heading', { level: 2, name: 'Deux' });
    await userEvent.click(toSecond() as HTMLElement);
    expect(heading).toHaveFocus();
    expect(heading.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(window.location.hash).toBe('#section-deux');
    left.remove();
  });

  test('are left to the browser in a new tab', () => {
    open({ ...fullPost, content: long });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(toSecond() as HTMLElement, { metaKey: true });
    expect(window.location.hash).toBe('');
  });
});

const message = 'Impossible de charger cet article pour le moment.';
const note = /Il est peut-être indisponible ou archivé\./;
const heading = () => screen.getByRole('heading', { level: 1 });
const allPosts = () => screen.getByRole('link', { name: 'Voir tous les articles' });

test('a post that does not exist links to the blog', () => {
  render(<PostUnavailable />);
  expect(heading()).toHaveTextContent(message);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(allPosts()).toHaveAttribute('href', '/blog');
  expect(screen.queryByText('Réessayer')).not.toBeInTheDocument();
});

test('a post that could not be loaded can be retried', () => {
  render(<PostUnavailable retry />);
  expect(heading()).toHaveTextContent(message);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(allPosts()).toHaveAttribute('href', '/blog');
  // An empty href is the URL of the document.
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});
