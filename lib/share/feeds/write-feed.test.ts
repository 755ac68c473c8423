/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Feed } from './feed';
import { writeJsonFeed, writeRss } from './write-feed';

const root = 'https://www.medireleve.example';

/** A feed with a full item, whose texts need escaping, and an empty one. */
const aFeed: Feed = {
  title: 'Le blog – MédiRelève',
  description: 'Les derniers articles.',
  pageUrl: `${root}/blog`,
  items: [
    {
      url: `${root}/blog/a`,
      title: 'Garde & <astreinte> "de nuit"',
      summary: 'En bref ]]> & fin',
      html: `<p>R&amp;D <a href="${root}/blog/b?x=1&amp;y=2">ici</a></p>`,
      published: '2026-12-01T07:30:00.000Z',
      author: 'Zoé "Œ" Roy',
      tags: ['Droit & santé', 'Été'],
      imageUrl: 'https://api.example/h.webp?a=1&b=2',
    },
    {
      url: `${root}/blog/b`,
      title: 'Sans rien',
      summary: null,
      html: null,
      published: null,
      author: null,
      tags: [],
      imageUrl: null,
    },
  ],
};

const self = 'https://www.medireleve.example/blog/rss.xml?tag=droit&x=1';
const xml = writeRss(aFeed, self);
const rss = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
const [first, second] = rss.querySelectorAll('item');
const text = (parent: Element | undefined, name: string) =>
  [...(parent?.children ?? [])].find(({ nodeName }) => nodeName === name)?.textContent;

test('the document is RSS 2.0 in UTF-8', () => {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss /);
  expect(rss.nodeName).toBe('rss');
  expect(rss.getAttribute('version')).toBe('2.0');
});

test('the channel has a title, URLs and the date of its last change', () => {
  const channel = rss.querySelector('channel') ?? undefined;
  expect(text(channel, 'title')).toBe(aFeed.title);
  expect(text(channel, 'link')).toBe(aFeed.pageUrl);
  expect(text(channel, 'description')).toBe(aFeed.description);
  expect(text(channel, 'language')).toBe('fr-FR');
  expect(text(channel, 'lastBuildDate')).toBe('Tue, 01 Dec 2026 07:30:00 GMT');
  const [link] = rss.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect(link?.getAttribute('href')).toBe(self);
  expect(link?.getAttribute('rel')).toBe('self');
  expect(link?.getAttribute('type')).toBe('application/rss+xml');
});

test('an item survives escaping', () => {
  expect(text(first, 'title')).toBe('Garde & <astreinte> "de nuit"');
  expect(text(first, 'link')).toBe('https://www.medireleve.example/blog/a');
  expect(text(first, 'guid')).toBe('https://www.medireleve.example/blog/a');
  expect(first?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
  expect(text(first, 'pubDate')).toBe('Tue, 01 Dec 2026 07:30:00 GMT');
  expect(text(first, 'dc:creator')).toBe('Zoé "Œ" Roy');
  expect([...(first?.querySelectorAll('category') ?? [])].map((node) => node.textContent)).toEqual([
    'Droit & santé',
    'Été',
  ]);
  expect(text(first, 'description')).toBe('En bref ]]> & fin');
  expect(text(first, 'content:encoded')).toBe(aFeed.items[0]?.html);
  const [image] = first?.getElementsByTagNameNS('http://search.yahoo.com/mrss/', 'content') ?? [];
  expect(image?.getAttribute('url')).toBe('https://api.example/h.webp?a=1&b=2');
});

test('an empty item has required elements only', () => {
  expect([...(second?.children ?? [])].map(({ nodeName }) => nodeName)).toEqual([
    'title',
    'link',
    'guid',
  ]);
});

test('a feed without items is valid', () => {
  const empty = writeRss({ ...aFeed, items: [] }, self);
  const root = new DOMParser().parseFromString(empty, 'text/xml').documentElement;
  expect(root.querySelector('channel > description')).not.toBeNull();
  expect(root.querySelector('lastBuildDate, item')).toBeNull();
});

const ownUrl = 'https://www.medireleve.example/blog/feed.json';

test('a JSON Feed 1.1, without missing values', () => {
  const [item] = aFeed.items;
  expect(JSON.parse(writeJsonFeed(aFeed, ownUrl))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: aFeed.title,
    description: aFeed.description,
    home_page_url: aFeed.pageUrl,
    feed_url: ownUrl,
    language: 'fr-FR',
    items: [
      {
        id: item?.url,
        url: item?.url,
        title: item?.title,
        content_html: item?.html,
        summary: item?.summary,
        image: item?.imageUrl,
        date_published: '2026-12-01T07:30:00.000Z',
        authors: [{ name: 'Zoé "Œ" Roy' }],
        tags: ['Droit & santé', 'Été'],
      },
      {
        id: 'https://www.medireleve.example/blog/b',
        url: 'https://www.medireleve.example/blog/b',
        title: 'Sans rien',
        content_text: 'Sans rien',
      },
    ],
  });
});

test('without HTML an item has its summary', () => {
  const items = aFeed.items.map((item) => ({ ...item, html: null }));
  expect(JSON.parse(writeJsonFeed({ ...aFeed, items }, ownUrl)).items[0]).toMatchObject({
    content_text: 'En bref ]]> & fin',
  });
});
