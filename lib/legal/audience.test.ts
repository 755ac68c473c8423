/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { routes } from '@/lib/routing/routes';
import { resetExample } from '@/lib/seo/audit/page-kinds';
import { isCounted, pageView } from './audience';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test.each(routes.filter(({ kind, movedTo }) => kind === 'page' && movedTo === undefined))(
  '$pattern is counted if it is a page for everyone',
  ({ pattern, perRequest }) => {
    expect(isCounted(pattern.replaceAll(/\[[^\]]+\]/g, '1'))).toBe(!perRequest);
  },
);

test.each([
  resetExample,
  '/Reset-Password/MQ/jeton',
  '/reset-password',
  '/reset-passwordMQ/jeton',
  '/apercu',
  '/annoncesMQ',
  '/c2VjcmV0',
])('%s is not counted', (path) => {
  expect(isCounted(path)).toBe(false);
});

test('a view has no query and no fragment, and of the referrer only the origin of another site', () => {
  window.history.replaceState(null, '', '/annonces?place=quimper-29232&near=48,-4.1#filtres');
  document.title = 'Nos annonces';
  const referrer = jest.spyOn(document, 'referrer', 'get');
  const { origin } = window.location;
  const view = { url: `${origin}/annonces`, title: 'Nos annonces', referrer: null };

  referrer.mockReturnValue('https://search.example/q?words=remplacement');
  expect(pageView('/annonces', true)).toEqual({ ...view, referrer: 'https://search.example' });
  expect(pageView('/annonces', false)).toEqual(view);
  for (const other of ['', `${origin}/reset-password/MQ/jeton`, 'android-app://org.example/']) {
    referrer.mockReturnValue(other);
    expect(pageView('/annonces', true)).toEqual(view);
  }
});
