import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import sharp from 'sharp';
import { type FakeWindow, fakeWindow } from '@/components/ui/carousel/carousel.fixture';
import { HeroScreens, screens } from './hero';

let stage: FakeWindow;

beforeEach(() => {
  stage = fakeWindow();
});

const preview = () => screen.getByLabelText('Aperçu de l’application');
const slides = () => within(preview()).getAllByRole('group', { hidden: true });
const caption = () => preview().querySelector('p[data-current]');
const faces = (container: HTMLElement) => [
  ...container.querySelectorAll('[aria-hidden] > div:has(img)'),
];

test('the five screens are in order, each with its name (docs/product.md#hero)', () => {
  render(<HeroScreens />);
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 sur 5 : L’accueil du remplaçant',
    '2 sur 5 : L’annonce, claire et complète',
    '3 sur 5 : La comptabilité du remplaçant',
    '4 sur 5 : Des tutoriels pour bien démarrer',
    '5 sur 5 : Le coffre-fort de documents',
  ]);
  for (const [index, slide] of slides().entries()) {
    expect(slide.querySelector('img')).toHaveAttribute('alt', screens[index]?.alt);
  }
});

test('caption and small phone follow the screen that is shown', () => {
  const { container } = render(<HeroScreens />);
  act(() => stage.scroll(true));
  const current = () => faces(container).findIndex((face) => face.hasAttribute('data-current'));
  expect(caption()).toHaveTextContent('L’accueil du remplaçant');
  expect(current()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Diapositive précédente' }));
  expect(caption()).toHaveTextContent('Le coffre-fort de documents');
  expect(current()).toBe(4);
});

test('the small phone is decoration', () => {
  const { container } = render(<HeroScreens />);
  expect(faces(container)).toHaveLength(5);
  for (const face of faces(container)) {
    expect(face.querySelector('img')).toHaveAttribute('alt', '');
    expect(face.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(face.closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

test('each image has its dimensions, and a source for narrow and wide windows', () => {
  render(<HeroScreens />);
  const picture = slides()[1]?.querySelector('picture');
  const sources = [...(picture?.querySelectorAll('source') ?? [])].map((source) => [
    source.media,
    source.type,
    source.srcset.replaceAll(/\S+\//g, ''),
    source.getAttribute('width'),
    source.getAttribute('height'),
  ]);
  expect(sources).toEqual([
    [
      '(min-width: 768px)',
      'image/avif',
      'annonce-wide-600.avif 600w, annonce-wide-1200.avif 1200w',
      '600',
      '420',
    ],
    [
      '(min-width: 768px)',
      'image/webp',
      'annonce-wide-600.webp 600w, annonce-wide-1200.webp 1200w',
      '600',
      '420',
    ],
    ['', 'image/avif', 'annonce-narrow-512.avif 512w, annonce-narrow-768.avif 768w', null, null],
  ]);
  const image = picture?.querySelector('img');
  expect(image).toHaveAttribute('width', '512');
  expect(image).toHaveAttribute('height', '1024');
  expect(image?.srcset).toMatch(/annonce-narrow-512\.webp 512w, \S+annonce-narrow-768\.webp 768w$/);
});

test('the wide first image is preloaded in the head, the others are lazy', async () => {
  await act(async () => render(<HeroScreens />));
  const [first, ...others] = slides().map((slide) => slide.querySelector('img'));
  expect(first).not.toHaveAttribute('loading');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');

  const preloads = [...document.head.querySelectorAll('link[rel=preload]')].map((link) => [
    link.getAttribute('media'),
    link.getAttribute('type'),
    link.getAttribute('imagesrcset')?.replaceAll(/\S+\//g, ''),
    link.getAttribute('fetchpriority'),
  ]);
  expect(preloads).toEqual([
    [
      '(min-width: 768px)',
      'image/avif',
      'accueil-remplacant-wide-600.avif 600w, accueil-remplacant-wide-1200.avif 1200w',
      'high',
    ],
  ]);
});

const formats = { avif: 'heif', webp: 'webp' } as const;

const images = screens.flatMap(({ key, narrow, wide }) =>
  [narrow, wide].flatMap(({ width, height, ...image }) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      image[format].srcSet.split(', ').map((candidate) => {
        const [url = '', pixels] = candidate.split(' ');
        const times = Number.parseInt(pixels ?? '', 10) / width;
        return { key, url, file: `${formats[format]} ${width * times}x${height * times}` };
      }),
    ),
  ),
);

test.each(images)('$url is an image of $key, of the given size', async (image) => {
  const { format, width, height } = await sharp(`public${image.url}`).metadata();
  expect(`${format} ${width}x${height}`).toBe(image.file);
  expect(image.url).toContain(`/${image.key}-`);
});

test('no image is used twice, and each screen has a text alternative', () => {
  expect(new Set(images.map(({ url }) => url)).size).toBe(40);
  for (const { title, alt } of screens) {
    expect(title).not.toBe('');
    expect(alt).toMatch(/\.$/);
  }
});
