/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { POSTS } from '../sample/sample.ts';
import { bodyOf } from './sample-posts.ts';

/** The days before today, of `{-3}T07:30:00Z`. */
const daysAgo = (time: string): number => Number(/^\{-(\d+)\}T/.exec(time)?.[1]);

const posts = POSTS.map((post) => ({ ...post, body: bodyOf(post.slug) }));
type Post = (typeof posts)[number];
const published = posts.filter((post) => post.status === 'published');
const media = new URL('../posts/media/', import.meta.url);

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ');
const wordsOf = (html: string): number =>
  textOf(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap((match) => match[1] ?? []);
const heroOf = ({ hero_image_url, hero_image }: Post): string | null => {
  if (typeof hero_image === 'string') return hero_image;
  return hero_image_url || hero_image?.url || hero_image?.file || null;
};
const nameOf = (path: string): string => path.replace(/^\/media\/posts\//, '');
const assetsOf = ({ assets }: Post): string[] => assets.map(({ asset_url }) => nameOf(asset_url));
const picturesOf = (post: Post): string[] => [
  ...[heroOf(post) ?? []].flat().map(nameOf),
  ...assetsOf(post),
  ...found(post.body, /<img src="\/media\/posts\/([^"]+)"/g),
  ...found(post.body, /<source [^>]*srcset="\/media\/posts\/([^"]+)"/g),
];

test('18 posts are published, 2 are drafts', () => {
  expect(published).toHaveLength(18);
  expect(posts.filter((post) => post.status === 'draft')).toHaveLength(2);
});

test('slugs and days are unique, days run from 3 to 420', () => {
  expect(new Set(posts.map((post) => post.slug)).size).toBe(posts.length);
  const days = posts.map((post) => daysAgo(post.published_at));
  expect(new Set(days).size).toBe(posts.length);
  // Ids are in the order of publication.
  expect(posts.map(({ id }) => id)).toEqual(posts.map((_, index) => index + 1));
  expect(days).toEqual([...days].sort((one, other) => other - one));
  expect(Math.min(...days)).toBe(3);
  expect(Math.max(...days)).toBe(420);
});

test('a few were changed after their publication', () => {
  const changed = posts
    .filter(({ published_at, updated_at }) => published_at !== updated_at)
    .map(({ published_at, updated_at }) => daysAgo(published_at) - daysAgo(updated_at));
  expect(changed.length).toBeGreaterThan(2);
  expect(Math.min(...changed)).toBeGreaterThan(0);
});

test('one published post has no hero image, one has no author', () => {
  expect(published.filter((post) => heroOf(post) === null)).toHaveLength(1);
  expect(published.filter((post) => post.author === null)).toHaveLength(1);
});

test.each(published.map((post) => [post.slug, post] as const))('%s is complete', (_, post) => {
  const words = wordsOf(post.body);
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(900);
  expect([null, Math.ceil(words / 200)]).toContain(post.read_time_minutes);
  expect(found(post.body, /(<h2>)/g).length).toBeGreaterThanOrEqual(2);
  expect(post.tags.length).toBeGreaterThanOrEqual(1);
  expect(post.tags.length).toBeLessThanOrEqual(3);
});

test.each(posts.map((post) => [post.slug, post] as const))(
  '%s has images that exist',
  (_, post) => {
    for (const file of picturesOf(post)) {
      expect({ file, exists: existsSync(new URL(file, media)) }).toEqual({ file, exists: true });
    }
    expect(found(post.body, /<img src="\/media\/posts\/([^"]+)"/g).sort()).toEqual(
      assetsOf(post).sort(),
    );
    // With a version that is readable on phones.
    expect(found(post.body, /<source [^>]*srcset="\/media\/posts\/([^"]+)-etroit\.webp"/g)).toEqual(
      found(post.body, /<img src="\/media\/posts\/([^"]+)\.webp"/g),
    );
    for (const tag of found(post.body, /(<img[^>]*>)/g)) {
      expect(tag).toMatch(/ alt="[^"]{20,}" width="\d+" height="\d+"/);
    }
  },
);

test('every image is used and below 40 kB', () => {
  const used = new Set(posts.flatMap(picturesOf));
  for (const file of readdirSync(media)) {
    expect({ file, used: used.has(file) }).toEqual({ file, used: true });
    expect(statSync(new URL(file, media)).size).toBeLessThan(40_000);
  }
});

test.each(posts.map((post) => [post.slug, post] as const))(
  '%s links to existing pages',
  (slug, post) => {
    const slugs = published.map((other) => other.slug);
    for (const target of found(post.body, /href="\/blog\/([^"]*)"/g)) {
      expect(slugs).toContain(target);
      expect(target).not.toBe(slug);
    }
    for (const href of found(post.body, /href="([^"]*)"/g)) {
      expect(href).toMatch(
        /^(\/annonces|\/inscription|\/blog\/[a-z0-9-]+|https:\/\/www\.(conseil-national\.medecin|urssaf|ameli|carmf|service-public)\.fr|https:\/\/www\.youtube\.com\/.+)$/,
      );
    }
  },
);

test.each(posts.map((post) => [post.slug, post] as const))(
  '%s is simple HTML with French typography',
  (_, post) => {
    expect(post.body).not.toMatch(/<script|<style| style=| class=| on\w+=/);
    for (const text of [
      post.title,
      post.excerpt,
      post.body.replace(/<pre>[\s\S]*?<\/pre>|<[^>]+>/g, ''),
    ]) {
      expect(text).not.toMatch(/['"]| [;!?»]|« | :(?=\s|$)/);
    }
    const open: string[] = [];
    for (const [, slash, name = ''] of post.body.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) {
        expect(open.pop()).toBe(name);
      } else if (!['img', 'source'].includes(name)) {
        open.push(name);
      }
    }
    expect(open).toEqual([]);
  },
);
