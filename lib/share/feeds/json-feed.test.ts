import { expect, test } from '@jest/globals';
import { aFeed } from './feed.fixture';
import { writeJsonFeed } from './json-feed';

const self = 'https://www.medireleve.example/blog/feed.json';

test('a JSON Feed 1.1, without missing values', () => {
  const [item] = aFeed.items;
  expect(JSON.parse(writeJsonFeed(aFeed, self))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: aFeed.title,
    description: aFeed.description,
    home_page_url: aFeed.pageUrl,
    feed_url: self,
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
  expect(JSON.parse(writeJsonFeed({ ...aFeed, items }, self)).items[0]).toMatchObject({
    content_text: 'En bref ]]> & fin',
  });
});
