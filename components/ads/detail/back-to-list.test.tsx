import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { BackToList } from './back-to-list';

test.each([
  ['', '/annonces'],
  ['?page=2&specialty=3&view=map', '/annonces?page=2&specialty=3&view=map'],
  ['?specialty=3&utm_source=x&jeton=y', '/annonces?specialty=3'],
  ['?endDate=2026-12-15&startDate=2026-12-01', '/annonces?startDate=2026-12-01&endDate=2026-12-15'],
  ['?page=abc&startDate=2026-02-30&view=<script>', '/annonces'],
])('from an ad with the query « %s » the link back is %s', (query, href) => {
  window.history.replaceState(null, '', `/annonces/12${query}`);
  render(<BackToList />);
  const link = screen.getByRole('link', { name: 'Retour aux annonces' });
  expect(link).toHaveAttribute('href', href);
  // Crawlers that run scripts do not follow it to a filtered list.
  expect(link.getAttribute('rel')).toBe(href === '/annonces' ? null : 'nofollow');
});

describe('from an ad that was opened', () => {
  const origin = window.location.origin;

  /** Fakes the Navigation API, which jsdom lacks. */
  function openAfter(previous: string | null) {
    const entries = [...(previous === null ? [] : [{ url: origin + previous }]), { url: 'ad' }];
    const currentEntry = { index: entries.length - 1 };
    Object.assign(window, { navigation: { currentEntry, entries: () => entries } });
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/annonces/12?specialty=3');
    render(<BackToList />);
    return back;
  }

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'navigation');
  });

  // jsdom cannot follow the link.
  const click = () => {
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  };

  test('on its list, it goes back in the history', () => {
    const back = openAfter('/annonces?specialty=3');
    click();
    expect(back).toHaveBeenCalledTimes(1);
  });

  test.each([null, '/annonces', '/annonces?specialty=3&page=2', '/'])(
    'on %j, it follows the link',
    (previous) => {
      const back = openAfter(previous);
      click();
      expect(back).not.toHaveBeenCalled();
    },
  );
});
