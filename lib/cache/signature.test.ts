import { afterEach, expect, test } from '@jest/globals';
import { config } from '../config/config';
import { deriveKey } from './signature';

afterEach(() => {
  delete config.PREVIEW_SECRET;
});

test('without secrets a key is derived from the substitute, and otherwise from them alone', () => {
  const keys = () => [undefined, 'a', 'b'].map((substitute) => deriveKey('x', substitute));
  expect(new Set(keys().map(String)).size).toBe(3);
  config.PREVIEW_SECRET = 'a secret of the preview';
  const [key, ...others] = keys();
  expect(others).toEqual([key, key]);
  expect(deriveKey('y')).not.toEqual(key);
});
