import { sectionOf } from '../section-of.ts';
import { expect, test } from '../test.ts';

test('@phone portraits load after the first paint, without a layout shift', async ({
  page,
  freshSite,
}) => {
  // The attribute of a page that is not painted yet, which the start script removes.
  await page.addInitScript(() => {
    Element.prototype.removeAttribute = () => {};
  });
  const profile_picture = 'https://images.example/portrait.svg';
  await freshSite.api.give('/substitutes/random', [
    { id: 1, first_name: 'Anne', last_name: 'Roy', profile_picture },
  ]);
  let isRequested = false;
  await page.route(profile_picture, (route) => {
    isRequested = true;
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto(freshSite.url, { waitUntil: 'networkidle' });
  expect(isRequested).toBe(false);

  const person = sectionOf(page, 'Remplaçants disponibles').locator('li');
  // Near enough for a lazy image to be loaded (1 250 px below the window), not for a part of the page to be rendered (one
  // and a half times the height of the window).
  await person.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: top - innerHeight - (1.5 * innerHeight + 1_250) / 2, behavior: 'instant' });
  });
  const before = await person.boundingBox();
  expect(isRequested).toBe(false);
  await page.evaluate(() => delete document.documentElement.dataset.unpainted);
  await expect.poll(() => isRequested).toBe(true);
  expect(await person.boundingBox()).toEqual(before);
});
