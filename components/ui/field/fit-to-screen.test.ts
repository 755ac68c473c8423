/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fitToScreen } from './fit-to-screen';

/** The visible part of a screen of 640 pixels; jsdom has no visual viewport. */
let viewport: EventTarget & { offsetTop: number; height: number };

beforeEach(() => {
  viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 640 });
  Object.assign(window, { visualViewport: viewport });
});
afterEach(() => {
  Object.assign(window, { visualViewport: undefined });
  document.body.replaceChildren();
});

type Edges = { top: number; bottom: number };

/** A popup of 400 pixels, of a field within what scrolls it. */
function render(field: Edges, box: Edges) {
  const dialog = document.createElement('div');
  dialog.style.overflowY = 'auto';
  const popup = document.createElement('div');
  const parent = document.createElement('div');
  dialog.append(parent);
  parent.append(popup);
  document.body.append(dialog);
  dialog.getBoundingClientRect = () => box as DOMRect;
  parent.getBoundingClientRect = () => field as DOMRect;
  Object.defineProperty(popup, 'offsetHeight', {
    get: () => Math.min(400, Number.parseFloat(popup.style.maxHeight || '400')),
  });
  return popup;
}

const body = { top: 64, bottom: 560 };

test.each([
  ['below where it fits', { top: 70, bottom: 140 }, { maxHeight: '412px', top: '74px' }],
  ['shorter where there is less', { top: 90, bottom: 240 }, { maxHeight: '312px', top: '154px' }],
  [
    'above where there is more',
    { top: 400, bottom: 480 },
    { maxHeight: '328px', height: '328px', top: 'auto', bottom: '84px' },
  ],
  [
    'over its field where there is little on either side',
    { top: 70, bottom: 550 },
    { maxHeight: '160px', top: '326px' },
  ],
])('it is %s', (_, field, style) => {
  const popup = render(field, body);
  fitToScreen(popup);
  expect(popup.style).toMatchObject(style);
});

test('the popup is below where six options fit, though there is more space above', () => {
  viewport.height = 800;
  const popup = render({ top: 400, bottom: 480 }, { top: 64, bottom: 760 });
  fitToScreen(popup);
  expect(popup.style).toMatchObject({ maxHeight: '272px', top: '84px' });
});

test('the popup is as high as what is visible, however little that is', () => {
  const popup = render({ top: 70, bottom: 150 }, { top: 64, bottom: 200 });
  fitToScreen(popup);
  expect(popup.style).toMatchObject({ maxHeight: '128px', top: '-2px' });
});

test('a field that is typed into is not covered, however little is left below it', () => {
  const popup = render({ top: 70, bottom: 140 }, { top: 64, bottom: 200 });
  fitToScreen(popup, 0);
  expect(popup.style).toMatchObject({ maxHeight: '52px', top: '74px' });
});

test('an on-screen keyboard makes the popup shorter, and covers the field rather than the popup', () => {
  const popup = render({ top: 400, bottom: 480 }, body);
  const stop = fitToScreen(popup);
  viewport.height = 340;
  viewport.dispatchEvent(new Event('resize'));
  expect(popup.style).toMatchObject({ height: '268px', bottom: '144px' });
  viewport.offsetTop = 100;
  viewport.dispatchEvent(new Event('scroll'));
  expect(popup.style).toMatchObject({ height: '292px', bottom: '84px' });
  stop?.();
  viewport.height = 640;
  viewport.dispatchEvent(new Event('resize'));
  expect(popup.style.height).toBe('292px');
});
