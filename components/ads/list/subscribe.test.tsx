import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';
import { Subscribe } from './subscribe';

const feed = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the section of the feeds opens with a click, and explains what a feed is', async () => {
  render(<Subscribe search={{ ...defaultSearch, specialty: 3, endDate: '2026-12-15', page: 2 }} />);
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
