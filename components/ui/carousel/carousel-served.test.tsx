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
  // What jsdom lacks and this build of React DOM wants when it loads; nothing here uses them.
  Object.assign(globalThis, { TextEncoder, MessageChannel: IdleChannel });
  const { renderToString } = await import('react-dom/server');
  const carousel = (
    <Carousel
      label="Partenaires"
      delay={2_500}
      perView={{ base: 1, md: 2, lg: 3 }}
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
  /** The browser says where it is. */
  const place = (onScreen: boolean) => act(() => stage.scroll(onScreen));
  return { root, hydrate, place, onRecoverableError };
}

test('without JavaScript every slide can be scrolled to and read', async () => {
  const { root } = await serve(5);
  expect(root.querySelector('[inert]')).toBeNull();
  expect(within(document.body).getAllByRole('link')).toHaveLength(5);
});

test('React takes it over as it is, then those out of sight are left out', async () => {
  const { hydrate, place, onRecoverableError } = await serve(5);
  const first = screen.getByText('Partenaire 0');
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('Partenaire 0')).toBe(first);
  // Below the window too: who comes from its end with the keyboard would otherwise move the row.
  place(false);
  const away = [...document.querySelectorAll('[inert]')].map((slide) => slide.textContent);
  expect(away).toEqual(['Partenaire 3', 'Partenaire 4']);
});

test('nothing is measured before it is seen, and once when it is', async () => {
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
])('the style sheet knows beforehand where %s slides fit', async (slides, widths) => {
  const { root, hydrate, onRecoverableError } = await serve(slides);
  const area = root.firstElementChild;
  expect(area?.getAttribute('data-fits')).toBe(widths);
  await hydrate();
  expect(onRecoverableError).not.toHaveBeenCalled();
  // At 1280 px.
  expect(screen.queryAllByRole('listitem')).toHaveLength(widths === null ? 0 : slides);
});
