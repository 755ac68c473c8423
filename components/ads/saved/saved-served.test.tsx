/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { SaveButton } from '../card/save-button';
import { SavedAds } from './saved-ads';

test('the served HTML of a card has no heart, which needs JavaScript', () => {
  expect(renderToString(<SaveButton id={12} title="Quimper" onCard />)).toBe('');
});

test('that of an ad has its button, so that nothing shifts', () => {
  const html = renderToString(<SaveButton id={12} title="Quimper" />);
  expect(html).toContain('Garder l’annonce');
  expect(html).toContain('aria-pressed="false"');
});

test('that of the saved ads says so', () => {
  expect(renderToString(<SavedAds />)).toContain('Garder des annonces demande JavaScript');
});
