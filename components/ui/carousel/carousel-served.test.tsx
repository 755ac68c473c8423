import { TextEncoder } from 'node:util';
import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Carousel } from './carousel';
import { fakeWindow } from './carousel.fixture';

class IdleChannel {
  port1 = {};
  port2 = {};
}

async function serve(slides: number) {
  const stage = fakeWindow();
  // This build of React DOM needs them when it loads, and jsdom lacks them.
  Object.assign(globalThis, { TextEncoder, MessageChannel: IdleChannel });
  const { renderToString } = await import('react-dom/server');
  const carousel = (
    <Carousel
      label="Partenaires"
      delay={2_500}
      perView={{ md: 2, lg: 3 }}
      slides={Array.from({ length: slides }, (_, index) => ({
        key: String(index),
        content: <a href="/">{`Partenaire ${index}`}</a>,
      }))}
    />
  );
  document.body.innerHTML = `<div>${renderToString(carousel)}</div>`;
  const root = document.body.firstElementChild;
  if (!root) throw new Error('nothing was served');
  const onRecoverableError = jest.fn();
  const hydrate = () => act(async () => hydrateRoot(root, carousel, { onRecoverableError }));
  /** Runs the callback of the IntersectionObserver. */
  const place = (onScreen: boolean) => act(() => stage.scroll(onScreen));
  return { root, hydrate, place, onRecoverableError };
}

test('without JavaScript every slide can be scrolled to and read', async () => {
  const { root } = await serve(5);
  expect(root.querySelector('[inert]')).toBeNull();
  expect(within(document.body).getAllByRole('link')).toHaveLength(5);
});

test('the carousel hydrates without a mismatch, then off-screen slides become inert', async () => {
  const { hydrate, place, onRecoverableError } = await serve(5);
  const first = screen.getByText('Partenaire 0');
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('Partenaire 0')).toBe(first);
  // Also while it is below the window: Shift+Tab from below would otherwise scroll the row.
  place(false);
  const away = [...document.querySelectorAll('[inert]')].map((slide) => slide.textContent);
  expect(away).toEqual(['Partenaire 3', 'Partenaire 4']);
});

test('the layout is measured once, when it becomes visible', async () => {
  const { root, hydrate, place } = await serve(5);
  const moved = () => root.querySelector('[style*="translate3d"]');
  await hydrate();
  place(false);
  expect(moved()).toBeNull();
  place(true);
  const row = moved();
  expect(row).not.toBeNull();
  place(false);
  place(true);
  expect(moved()).toBe(row);
});

test.each([
  [1, 'base md lg'],
  [2, 'md lg'],
  [3, 'lg'],
  [4, null],
])('an attribute for the style sheet says where %s slides fit', async (slides, widths) => {
  const { root, hydrate, onRecoverableError } = await serve(slides);
  const area = root.firstElementChild;
  expect(area?.getAttribute('data-fits')).toBe(widths);
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  // At 1280 px.
  expect(screen.queryAllByRole('listitem')).toHaveLength(widths === null ? 0 : slides);
});
