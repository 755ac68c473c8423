import { expect, test } from './test.ts';
import { button, css, heading, link } from './window.ts';

const posts = css('article a');

test('more posts are shown, one is read, and Back is at its link', async ({ window }) => {
  await window.open('/blog');
  const shown = (await window.visible(posts)).length;
  await window.tap(link('Voir plus d'));
  await expect.poll(window.focused).toBe(await window.nameOf(posts, shown));
  const name = await window.nameOf(posts, 2);
  await window.tap(posts, 2);
  await expect.poll(window.path).toMatch(/^\/blog\/[a-z]/);
  await window.back();
  await expect.poll(window.focused).toBe(name);
});

test('a post is found and read by its table of contents', async ({ window }) => {
  await window.open('/blog?q=clauses');
  await window.tap(link('Contrat de remplacement'));
  await expect.poll(() => window.textOf(css('h1'))).toMatch(/^Contrat de remplacement/);
  await window.tap(css('summary'));
  await window.tap(link('Signer, puis transmettre'));
  const { bottom: header } = await window.boxOf(css('header'));
  const top = async () => (await window.boxOf(heading('Signer, puis transmettre'))).y;
  await expect.poll(top, 'below the header, which is sticky').toBeGreaterThanOrEqual(header);
  await expect.poll(top).toBeLessThan(200);
  await window.tap(link('Retour au blog'));
  await expect.poll(window.path).toBe('/blog?q=clauses');
});

test('the screens of the home page turn, are paused, and are turned by hand', async ({
  window,
}) => {
  await window.open('/');
  const screens = '[aria-label="Aperçu de l’application"]';
  const slide = css(`${screens} [aria-roledescription]:not([inert])`);
  const left = async () => (await window.boxOf(slide)).x;
  const atRest = await left();
  await expect.poll(() => window.nameOf(slide)).toMatch(/^2 sur 5/);
  await window.tap(button('Mettre en pause le défilement'));
  await window.see(button('Reprendre le défilement'));
  const shown = Number.parseInt(await window.nameOf(slide), 10);
  await window.tap(css(`${screens} [aria-label="Diapositive suivante"]`));
  await expect.poll(() => window.nameOf(slide)).toMatch(new RegExp(`^${(shown % 5) + 1} sur 5`));
  // A drag from halfway would end at this very screen.
  await expect.poll(left).toBeCloseTo(atRest, 0);
  await window.drag(css(`${screens} :has(> [aria-live])`));
  await expect
    .poll(() => window.nameOf(slide))
    .toMatch(new RegExp(`^${((shown + 1) % 5) + 1} sur 5`));
});
