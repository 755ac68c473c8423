import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Carousel } from './carousel';
import { type FakeWindow, fakeWindow } from './carousel.fixture';

const delay = 2_000;
const names = ['Accueil', 'Annonce', 'Tutoriel', 'Coffre'];
const perView = { md: 2, lg: 3 } as const;

let stage: FakeWindow;

beforeEach(() => {
  jest.useFakeTimers();
  stage = fakeWindow();
});

afterEach(() => {
  jest.useRealTimers();
});

type Options = Partial<Parameters<typeof Carousel>[0]>;

const carousel = (options?: Options) => (
  <Carousel
    label="Aperçu"
    delay={delay}
    slides={names.map((name) => ({
      key: name,
      name,
      content: <a href={`#${name}`}>{name}</a>,
    }))}
    {...options}
  />
);

const pass = (duration = 0) => act(() => jest.advanceTimersByTimeAsync(duration));

/** Renders a carousel on the screen, ready to rotate. */
async function show(options?: Options) {
  const rendered = render(carousel(options));
  act(() => stage.scroll(true));
  await pass();
  return rendered;
}

const area = () => screen.getByLabelText('Aperçu');
const slides = () => within(area()).getAllByRole('group', { hidden: true });
// jsdom knows the attribute only.
const isAway = (slide: HTMLElement) => slide.hasAttribute('inert');
const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
const visible = () => slides().flatMap((slide, index) => (isAway(slide) ? [] : names[index]));
const button = (name: string) => screen.getByRole('button', { name });
const pauseButton = () => button('Mettre en pause le défilement');
const playButton = () => button('Reprendre le défilement');
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));

/** Rotates: the live region is off, and the next slide is shown after the delay. */
async function expectTurning() {
  expect(live()).toBe('off');
  const before = visible();
  await pass(delay);
  expect(visible()).not.toEqual(before);
}

async function expectStill() {
  expect(live()).toBe('polite');
  const before = visible();
  await pass(3 * delay);
  expect(visible()).toEqual(before);
}

test('the carousel has its role and label, and its controls before its slides', async () => {
  await show();
  expect(area()).toHaveAttribute('aria-roledescription', 'carrousel');
  expect(
    within(area())
      .getAllByRole('button')
      .map((it) => it.getAttribute('aria-label')),
  ).toEqual(['Mettre en pause le défilement', 'Diapositive précédente', 'Diapositive suivante']);
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 sur 4 : Accueil',
    '2 sur 4 : Annonce',
    '3 sur 4 : Tutoriel',
    '4 sur 4 : Coffre',
  ]);
  for (const slide of slides()) {
    expect(slide).toHaveAttribute('aria-roledescription', 'diapositive');
    expect(pauseButton().compareDocumentPosition(slide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const id = slides()[0]?.parentElement?.id;
  expect(button('Diapositive suivante')).toHaveAttribute('aria-controls', id);
});

test('the carousel rotates in a loop, and shows one slide at a time', async () => {
  const onSelect = jest.fn();
  await show({ onSelect });
  const turns = [visible()];
  for (let turn = 0; turn < 4; turn += 1) {
    await pass(delay - 1);
    expect(visible()).toEqual(turns.at(-1));
    await pass(1);
    turns.push(visible());
  }
  expect(turns).toEqual([['Accueil'], ['Annonce'], ['Tutoriel'], ['Coffre'], ['Accueil']]);
  expect(onSelect.mock.calls).toEqual([[0], [1], [2], [3], [0]]);
});

test('the carousel shows as many slides as fit at the current width', async () => {
  await show({ perView });
  expect(visible()).toEqual(['Accueil', 'Annonce', 'Tutoriel']);
  act(() => stage.set({ width: 800 }));
  expect(visible()).toEqual(['Accueil', 'Annonce']);
  act(() => stage.set({ width: 400 }));
  expect(visible()).toEqual(['Accueil']);
});

test('the row loops', async () => {
  await show({ perView });
  await click(button('Diapositive précédente'));
  expect(visible()).toEqual(['Accueil', 'Annonce', 'Coffre']);
});

test('the visitor can pause and restart the carousel', async () => {
  await show();
  await click(pauseButton());
  await expectStill();
  await click(playButton());
  await expectTurning();
  expect(pauseButton()).not.toHaveAttribute('aria-pressed');
});

test('the carousel pauses while hovered', async () => {
  await show();
  fireEvent.pointerEnter(area());
  await expectStill();
  fireEvent.pointerLeave(area());
  await expectTurning();
});

test('the carousel pauses while it has the visible focus', async () => {
  await show();
  act(() => pauseButton().focus());
  await expectStill();
  act(() => button('Diapositive suivante').focus());
  await expectStill();
  act(() => button('Diapositive suivante').blur());
  await expectTurning();
});

test('a focus without a ring, after a click, does not pause the carousel', async () => {
  await show();
  const clicked = pauseButton();
  // In jsdom every focus matches `:focus-visible`.
  Object.assign(clicked, { matches: () => false });
  act(() => clicked.focus());
  await expectTurning();
});

test('the button restarts the carousel at once, though hovered and focused', async () => {
  await show();
  act(() => pauseButton().focus());
  fireEvent.pointerEnter(area());
  await click(pauseButton());
  await expectStill();
  await click(playButton());
  await expectTurning();
});

test.each([
  ['Diapositive suivante', 'Annonce'],
  ['Diapositive précédente', 'Coffre'],
])('%s stops the carousel for good', async (name, shown) => {
  await show();
  await click(button(name));
  expect(visible()).toEqual([shown]);
  await expectStill();
  await click(playButton());
  await expectTurning();
});

test('a button works before the carousel is visible', async () => {
  render(carousel());
  act(() => stage.scroll(false));
  await click(button('Diapositive suivante'));
  expect(visible()).toEqual(['Annonce']);
  act(() => stage.scroll(true));
  await expectStill();
  expect(visible()).toEqual(['Annonce']);
});

function drag(distance: number) {
  const slide = slides()[0] ?? area();
  fireEvent.mouseDown(slide, { clientX: 300, clientY: 100 });
  fireEvent.mouseMove(document, { clientX: 300 + distance, clientY: 100 });
}

test('dragging the carousel stops the rotation', async () => {
  await show();
  drag(-350);
  await pass(50);
  fireEvent.mouseUp(document, { clientX: -50, clientY: 100 });
  await pass(1_000);
  expect(visible()).toEqual(['Annonce']);
  expect(playButton()).toBeVisible();
  await expectStill();
});

test('a flick shorter than a frame stops the rotation', async () => {
  await show();
  drag(-350);
  fireEvent.mouseUp(document, { clientX: -50, clientY: 100 });
  await pass();
  expect(playButton()).toBeVisible();
});

test('a press without a move only pauses the carousel', async () => {
  await show();
  drag(0);
  await expectStill();
  fireEvent.mouseUp(document, { clientX: 300, clientY: 100 });
  await pass();
  expect(pauseButton()).toBeVisible();
  await expectTurning();
});

test('the carousel pauses while it is not on the screen', async () => {
  await show();
  act(() => stage.scroll(false));
  await expectStill();
  act(() => stage.scroll(true));
  await expectTurning();
});

test('the carousel pauses while the page is hidden', async () => {
  await show();
  act(() => stage.setVisible(false));
  await pass(3 * delay);
  expect(visible()).toEqual(['Accueil']);
  act(() => stage.setVisible(true));
  await expectTurning();
});

test('a change while the page was hidden applies when it is visible again', async () => {
  await show();
  act(() => stage.setVisible(false));
  fireEvent.pointerEnter(area());
  act(() => stage.setVisible(true));
  await expectStill();
});

test('with reduced motion it does not rotate, and has no button for it', async () => {
  stage.set({ reducedMotion: true });
  await show();
  expect(within(area()).getAllByRole('button')).toHaveLength(2);
  await expectStill();
  await click(button('Diapositive suivante'));
  // At once, without an animation.
  expect(slides()[0]?.parentElement?.style.transform).toBe('translate3d(-400px,0px,0px)');
});

test('the carousel follows changes of `prefers-reduced-motion`', async () => {
  await show();
  act(() => stage.set({ reducedMotion: true }));
  await expectStill();
  act(() => stage.set({ reducedMotion: false }));
  await expectTurning();
});

test('with motion a slide takes about 500 ms to slide in', async () => {
  await show();
  await click(button('Diapositive suivante'));
  const moved = () =>
    Number(/\(-?([\d.]+)px/.exec(slides()[0]?.parentElement?.style.transform ?? '')?.[1]);
  expect(moved()).toBe(0);
  await pass(250);
  expect(moved()).toBeLessThan(380);
  await pass(250);
  expect(moved()).toBeGreaterThan(398);
});

test('slides that all fit are a list, without controls', async () => {
  render(carousel({ perView, slides: names.slice(1).map((key) => ({ key, content: key })) }));
  act(() => stage.scroll(true));
  await pass(3 * delay);
  expect(screen.queryByLabelText('Aperçu')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const list = screen.getByRole('list');
  expect(list).not.toHaveAttribute('aria-live');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);

  // On a narrower screen they no longer do.
  act(() => stage.set({ width: 800 }));
  await pass();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(slides()).toHaveLength(3);
  await pass(delay);
  expect(slides().map(isAway)).toEqual([true, false, false]);

  act(() => stage.set({ width: 1280 }));
  await pass();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('the images of the slides next to the visible ones are loaded eagerly', async () => {
  await show({
    slides: names.map((key) => ({
      key,
      content: <img src={`/${key}.png`} alt={key} loading="lazy" />,
    })),
  });
  const eager = () =>
    [...area().querySelectorAll('img')].flatMap((it) => (it.loading === 'eager' ? it.alt : []));
  expect(eager()).toEqual(['Annonce', 'Coffre']);
  await pass(delay);
  expect(eager()).toEqual(['Accueil', 'Annonce', 'Tutoriel', 'Coffre']);
});

test('the carousel removes all its listeners when unmounted', async () => {
  const { unmount } = await show();
  expect(stage.listeners()).toBeGreaterThan(0);
  unmount();
  await pass(delay);
  expect(stage.listeners()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
