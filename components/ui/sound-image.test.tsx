import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SoundImage } from './sound-image';

const picture = (src: string) => (
  <SoundImage src={src} alt="Léa" width={72} height={72} fallback={<span>LR</span>} />
);

afterEach(() => {
  jest.restoreAllMocks();
});

/** The picture was there, or broke, before React was. */
function settled(naturalWidth: number, decode: () => Promise<void>) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  HTMLImageElement.prototype.decode = decode;
}

test('a picture is lazy and keeps its place', () => {
  render(picture('https://images.example/lea.webp'));
  const image = screen.getByRole('img', { name: 'Léa' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '72');
  expect(image).toHaveAttribute('height', '72');
  expect(screen.queryByText('LR')).not.toBeInTheDocument();
});

test('one that breaks gives way; another gets its chance', () => {
  const { rerender } = render(picture('https://images.example/gone.webp'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('LR')).toBeInTheDocument();
  rerender(picture('https://images.example/lea.webp'));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://images.example/lea.webp');
});

test('so does one that broke before React was there', async () => {
  settled(0, () => Promise.reject(new Error('broken')));
  await act(async () => void render(picture('https://images.example/gone.webp')));
  expect(screen.getByText('LR')).toBeInTheDocument();
});

test('a drawing without a size of its own is not a broken one', async () => {
  settled(0, () => Promise.resolve());
  await act(async () => void render(picture('https://images.example/drawing.svg')));
  expect(screen.getByRole('img')).toBeInTheDocument();
});
