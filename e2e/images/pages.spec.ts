import { type Locator, mergeTests, type Page } from '@playwright/test';
import sharp from 'sharp';
import { postOnTheWire } from '../blog/fresh.ts';
import type { Api } from '../stage/api.ts';
import { test as base, expect } from '../test.ts';
import { host, other, test as withPictures } from './test.ts';

/* Pages whose images are optimized. */

const test = mergeTests(base, withPictures);

test.describe.configure({ mode: 'default' });

let used = 0;
const fresh = (name: string, origin = host) =>
  `${origin}/page-${test.info().workerIndex}-${++used}/${name}`;

/** The source that the browser chose for an image, and the width of that file. */
const shown = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    // Measured with a new element: `naturalWidth` of the image itself depends on `sizes`.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    return { from: image.currentSrc, box: image.clientWidth, width: file.naturalWidth };
  });

for (const { project, dots, hero, first, last } of [
  { project: 'desktop', dots: 1, hero: 640, first: 640, last: 384 },
  { project: 'phone', dots: 1, hero: 384, first: 384, last: 384 },
  { project: 'phone', dots: 3, hero: 1280, first: 1280, last: 1280 },
]) {
  test.describe(`@${project} with a device pixel ratio of ${dots}`, () => {
    test.use({ deviceScaleFactor: dots, baseURL: undefined });

    test('the image of a post is as wide as it is shown', async ({ page, staged }) => {
      const slug = `image-${project}-${dots}`;
      const source = fresh('photo.jpg');
      await staged.api.respond(`posts/${slug}`, postOnTheWire(slug, { hero_image_url: source }));
      await page.goto(`${staged.url}/blog/${slug}`);
      const picture = page.locator('article header img');
      const { from, box, width } = await shown(picture);
      expect(from).toContain(`/_next/image?url=${encodeURIComponent(source)}&w=${hero}&`);
      expect(width).toBe(hero);
      expect(width).toBeGreaterThanOrEqual(Math.min(1600, box * dots));
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      expect(staged.requestedByBrowsers).not.toContain(source);
    });

    test('the images of the blog are as wide as they are shown', async ({ page, staged }) => {
      const source = fresh('photo.jpg');
      const results = [1, 2, 3, 4].map((index) =>
        postOnTheWire(`carte-${index}`, { id: index, hero_image_url: source }),
      );
      const response = { count: 4, results, next: null, previous: null };
      await staged.api.respond('blogs/posts/?', response);
      await page.goto(`${staged.url}/blog?q=${project}${dots}`);
      const pictures = page.getByRole('article').locator('img');
      await expect(pictures).toHaveCount(4);
      await pictures.last().scrollIntoViewIfNeeded();
      const seen = [await shown(pictures.first()), await shown(pictures.last())];
      expect(seen.map(({ width }) => width)).toEqual([first, last]);
      for (const { box, width } of seen) expect(width).toBeGreaterThanOrEqual(box * dots);
    });
  });
}

test.describe('an image that cannot be optimized', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  async function open(page: Page, { api, url }: { api: Api; url: string }, hero: string) {
    const slug = `image-${test.info().workerIndex}-${++used}`;
    await api.respond(`posts/${slug}`, postOnTheWire(slug, { hero_image_url: hero }));
    await page.goto(`${url}/blog/${slug}`);
    return page.locator('article header img');
  }
  const drawn = '/blog/default-hero.svg';

  test('is shown as published', async ({ page, staged }) => {
    for (const name of ['drawing', 'moved.jpg']) {
      const source = fresh(name);
      const picture = await open(page, staged, source);
      const { from, width } = await shown(picture);
      expect(from).toContain('/_next/image?');
      expect(width).toBe(name === 'drawing' ? 9 : 4000);
      expect(staged.requestedByBrowsers).toContain(source);
      await expect(picture).toHaveAttribute('src', source);
    }
  });

  test('is replaced by a drawn placeholder when the browser cannot show it either', async ({
    page,
    staged,
  }) => {
    for (const name of ['gone.jpg', 'page.jpg', 'huge.jpg']) {
      await expect(await open(page, staged, fresh(name))).toHaveAttribute('src', drawn);
    }
  });

  test('has the published URL in the HTML if it is on another host', async ({ page, staged }) => {
    const source = fresh('photo.jpg', other);
    const picture = await open(page, staged, source);
    await expect(picture).not.toHaveAttribute('srcset');
    expect((await shown(picture)).from).toBe(source);
    expect(staged.requested).not.toContain(source);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an image within a text is optimized, and its host is not contacted', async ({
    page,
    staged,
  }) => {
    const slug = 'image-dans-le-texte';
    const [source, elsewhere] = [fresh('photo.jpg'), fresh('photo.jpg', other)];
    const content = `<p>a</p><img src="${source}" alt="b"><img src="${elsewhere}" alt="c">`;
    await staged.api.respond(`posts/${slug}`, postOnTheWire(slug, { content }));
    await page.goto(`${staged.url}/blog/${slug}`);
    const picture = page.getByAltText('b');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
    await expect.poll(() => staged.requestedByBrowsers).toContain(elsewhere);
    expect(staged.requestedByBrowsers).not.toContain(source);
  });

  test('images are optimized', async ({ page, staged }) => {
    const slug = 'image-sans-javascript';
    await staged.api.respond(
      `posts/${slug}`,
      postOnTheWire(slug, { hero_image_url: fresh('photo.jpg') }),
    );
    const responded = page.waitForResponse(/\/_next\/image\?/);
    await page.goto(`${staged.url}/blog/${slug}`);
    const response = await responded;
    expect(response.headers()['content-type']).toBe('image/avif');
    expect(await sharp(await response.body()).metadata()).toMatchObject({ width: 640 });
  });
});
