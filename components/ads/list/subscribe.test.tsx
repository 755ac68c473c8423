import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';
import { choose, openList, respond, response } from './ad-list.fixture';
import { FeedLinks } from './feed-links';
import { Subscribe } from './subscribe';

const feed = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the section of the feeds opens with a click, and explains what a feed is', async () => {
  const search = { ...defaultSearch, specialty: 3, endDate: '2026-12-15' };
  render(
    <Subscribe>
      <FeedLinks search={search} />
    </Subscribe>,
  );
  const disclosure = screen.getByRole('group');
  expect(disclosure).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Flux de cette recherche'));
  expect(disclosure).toHaveAttribute('open');
  expect(disclosure).toHaveTextContent(
    'Un lecteur de flux (Feedly, Thunderbird…) vous signale les nouvelles annonces',
  );
  expect(feed('Flux RSS')).toBe('/annonces/rss.xml?specialty=3&endDate=2026-12-15');
  expect(feed('Flux JSON')).toBe('/annonces/feed.json?specialty=3&endDate=2026-12-15');
});

test('the feeds follow the filters of the list, not the page', async () => {
  const { requests } = openList({ search: { page: 2 } });
  await userEvent.click(screen.getByText('Flux de cette recherche'));
  expect(feed('Flux RSS')).toBe('/annonces/rss.xml');
  await choose('Urologie');
  await respond(requests.at(-1), response(['Autre']));
  expect(feed('Flux RSS')).toBe('/annonces/rss.xml?specialty=5');
});
