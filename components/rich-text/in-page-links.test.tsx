import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPageLinks } from './in-page-links';

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  render(
    <InPageLinks>
      <a href="#section-durée">Durée</a>
      <a href="#section-absente">Absente</a>
      <h2 id="section-durée">La durée</h2>
    </InPageLinks>,
  );
});

afterEach(() => {
  scrollIntoView.mockReset();
  window.history.replaceState(null, '', '/');
});

test('a click scrolls smoothly to the section, which has the focus', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Durée' }));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(decodeURIComponent(window.location.hash)).toBe('#section-durée');
});

test('the keyboard jumps to the section: smooth scrolling would go on under the next Tab', async () => {
  screen.getByRole('link', { name: 'Durée' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a section that is not in the article is left to the browser', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Absente' }));
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
