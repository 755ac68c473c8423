import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { postCard } from '@/lib/blog/post';
import { emptyPost, fullPost } from '@/lib/blog/post.fixture';
import { defaultPostSearch } from '@/lib/blog/search';
import { PostCardItem } from './post-card';

const picture = () => document.querySelector('img') as HTMLImageElement;
const drawing = '/blog/default-hero.svg';

test('a card shows every fact of the post, and has one link', () => {
  render(<PostCardItem imageHosts={[]} search={defaultPostSearch} card={postCard(fullPost)} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Contrat de remplacement');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Contrat de remplacement' })).toHaveAttribute(
    'href',
    '/blog/contrat-de-remplacement',
  );
  expect(screen.getByText('1er décembre 2026')).toHaveAttribute(
    'datetime',
    '2026-11-30T23:30:00.000Z',
  );
  expect(screen.getByText('4 min de lecture')).toBeInTheDocument();
  expect(screen.getByText('Les points à relire avant de signer.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rémunération',
    'Contrat',
  ]);
  expect(picture()).toHaveAttribute('src', 'https://api.example/h.webp');
});

test('the link of a card keeps the search of the list', () => {
  const search = { ...defaultPostSearch, tag: 'contrat' };
  render(<PostCardItem imageHosts={[]} search={search} card={postCard(fullPost)} />);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/blog/contrat-de-remplacement?tag=contrat',
  );
});

test('the image of a card is decorative, and only the first is loaded eagerly', () => {
  const { rerender } = render(
    <PostCardItem imageHosts={[]} search={defaultPostSearch} card={postCard(fullPost)} />,
  );
  expect(picture()).toHaveAttribute('alt', '');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  rerender(
    <PostCardItem imageHosts={[]} search={defaultPostSearch} card={postCard(fullPost)} first />,
  );
  expect(picture()).toHaveAttribute('loading', 'eager');
});

test('a card has no line for a missing fact, but always an image', () => {
  const { container } = render(
    <PostCardItem imageHosts={[]} search={defaultPostSearch} card={postCard(emptyPost)} />,
  );
  expect(container).toHaveTextContent(/^Article sans titre$/);
  expect(picture()).toHaveAttribute('src', drawing);
});

test('the image of a card is resized when its host is allowed', () => {
  const { rerender } = render(
    <PostCardItem imageHosts={[]} search={defaultPostSearch} card={postCard(fullPost)} />,
  );
  expect(picture()).not.toHaveAttribute('srcset');
  rerender(
    <PostCardItem
      imageHosts={['api.example']}
      search={defaultPostSearch}
      card={postCard(fullPost)}
    />,
  );
  expect(picture()).toHaveAttribute('src', 'https://api.example/h.webp');
  expect(picture().srcset).toContain(
    '/_next/image?url=https%3A%2F%2Fapi.example%2Fh.webp&w=384&q=75 384w',
  );
});

test('a broken image is replaced by the default one', () => {
  render(<PostCardItem imageHosts={[]} search={defaultPostSearch} card={postCard(fullPost)} />);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', drawing);
});

test('texts of a post are escaped', () => {
  const title = '<img src=x onerror=alert(1)>';
  render(
    <PostCardItem
      imageHosts={[]}
      search={defaultPostSearch}
      card={postCard({ ...emptyPost, title })}
    />,
  );
  expect(screen.getByRole('link')).toHaveTextContent(title);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});
