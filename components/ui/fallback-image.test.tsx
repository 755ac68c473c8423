import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FallbackImage } from './fallback-image';

const image = () => screen.queryByRole('img', { name: 'Un cabinet' });

function picture(src: string, priority?: boolean, widths = {}) {
  return (
    <FallbackImage
      {...widths}
      src={src}
      alt="Un cabinet"
      width={16}
      height={9}
      fallback={<p>Dessin</p>}
      {...(priority !== undefined && { priority })}
    />
  );
}

/** The state of the image before hydration. */
function before(loaded: { complete: boolean; naturalWidth: number }, decode: () => Promise<void>) {
  for (const [name, value] of Object.entries(loaded)) {
    Object.defineProperty(HTMLImageElement.prototype, name, {
      configurable: true,
      get: () => value,
    });
  }
  HTMLImageElement.prototype.decode = decode;
}

const { complete, naturalWidth } = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);

afterEach(() => {
  Object.defineProperties(HTMLImageElement.prototype, { complete, naturalWidth });
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('an image is lazy, unless it has priority', () => {
  const { rerender } = render(picture('/a.webp'));
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).not.toHaveAttribute('fetchpriority');
  rerender(picture('/a.webp', true));
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('an image in several widths has sizes', () => {
  const widths = { srcSet: '/a-1.webp 640w, /a-2.webp 960w', sizes: '72px' };
  const { rerender } = render(picture('/a.webp', false, widths));
  expect(image()).toHaveAttribute('srcset', widths.srcSet);
  expect(image()).toHaveAttribute('sizes', 'auto, 72px');
  // Requested before layout.
  rerender(picture('/a.webp', true, widths));
  expect(image()).toHaveAttribute('sizes', '72px');
  rerender(picture('/a.webp', true, { sizes: '72px' }));
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).not.toHaveAttribute('sizes');
});

test('a broken image is replaced by the fallback, until the source changes', () => {
  const { rerender } = render(picture('/a.webp'));
  fireEvent.error(image() as HTMLElement);
  expect(image()).toBeNull();
  expect(screen.getByText('Dessin')).toBeInTheDocument();
  rerender(picture('/b.webp'));
  expect(image()).toHaveAttribute('src', '/b.webp');
});

test('an image that failed before hydration is replaced too', async () => {
  before({ complete: true, naturalWidth: 0 }, () => Promise.reject(new DOMException('broken')));
  await act(async () => render(picture('/a.webp')));
  expect(image()).toBeNull();
});

test('an SVG without intrinsic size is not replaced', async () => {
  before({ complete: true, naturalWidth: 0 }, () => Promise.resolve());
  await act(async () => render(picture('/a.svg')));
  expect(image()).toBeInTheDocument();
});
