/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { restoreTyped } from './restore-typed';

const served = `<main>
  <form>
    <input name="place" value="Brest">
    <select name="specialty"><option value="1">a</option><option value="2">b</option></select>
    <select name="radius"><option>20</option><option>50</option></select>
    <input type="radio" name="role" value="a" checked><input type="radio" name="role" value="b">
    <input type="checkbox">
    <input type="hidden" name="page" value="1">
    <textarea name="comments"></textarea>
  </form>
</main>`;

/** Has a page be served, filled in, and rendered anew as this. */
function renderAnew(html: string): void {
  document.body.innerHTML = served;
  const [main] = document.querySelectorAll('main');
  if (!main) throw new Error('No main');
  const control = (selector: string) => main.querySelector<HTMLInputElement>(selector);
  for (const [selector, value] of [
    ['[name="place"]', 'quimp'],
    ['[name="specialty"]', '2'],
    ['[name="radius"]', '50'],
    ['[type="hidden"]', '2'],
    ['textarea', 'Bonjour'],
  ] as const) {
    Object.assign(control(selector) ?? {}, { value });
  }
  Object.assign(control('[value="b"]') ?? {}, { checked: true });
  Object.assign(control('[type="checkbox"]') ?? {}, { checked: true });
  const focused = control('textarea');
  document.body.innerHTML = html;
  restoreTyped(main, focused);
}

const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value),
  );

test('the same controls have what was typed, and the focus', () => {
  renderAnew(served);
  expect(values()).toEqual(['quimp', '2', '50', false, true, true, '1', 'Bonjour']);
  expect(document.activeElement?.getAttribute('name')).toBe('comments');
});

test('a control without its name is the same; one of another kind is not', () => {
  renderAnew(`<input type="text"><input type="hidden" name="specialty" value="7">
    <select name="radius"><option>20</option><option>50</option></select>`);
  expect(values()).toEqual(['quimp', '7', '50']);
});

test('a field that kept its name does not replace one that lacks it', () => {
  const place = '<input name="place">';
  const words = '<input name="q">';
  document.body.innerHTML = `<main>${place}${words}${place}</main>`;
  const [main] = document.querySelectorAll('main');
  if (!main) throw new Error('No main');
  const typed = main.querySelector('input');
  if (typed) typed.value = 'quimp';
  document.body.innerHTML = `<main><input>${words}<input></main>`;
  restoreTyped(main, null);
  expect(values()).toEqual(['quimp', '', '']);
});
