import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { colours } from './share-image';

test.each(Object.entries(colours))('%s is that of the site', (name, value) => {
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--color-${name}: ${value};`);
});
