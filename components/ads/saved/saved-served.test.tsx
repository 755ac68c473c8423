/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { SaveButton } from '../card/save-button';
import { SavedAds } from './saved-ads';

test('the served HTML of a card has no heart, which needs JavaScript', () => {
  expect(renderToString(<SaveButton id={12} title="Quimper" onCard />)).toBe('');
});

test('the served HTML of an ad has its button, so that nothing shifts', () => {
  const html = renderToString(<SaveButton id={12} title="Quimper" />);
  expect(html).toContain('Garder l’annonce');
  expect(html).toContain('aria-pressed="false"');
});

test('the served HTML of the saved ads says that they need JavaScript', () => {
  expect(renderToString(<SavedAds siteUrl="" />)).toContain(
    'Garder des annonces demande JavaScript',
  );
});
