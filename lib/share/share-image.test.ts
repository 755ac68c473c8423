import { expect, test } from '@jest/globals';
import { shareImageName, shareImagePath } from './share-image';

test('a path is read back', () => {
  expect(shareImagePath('annonces', '12')).toBe('/partage/annonces/12.png');
  expect(shareImageName('12.png')).toBe('12');
});

test.each(['12', '12.jpg', '.png', 'png', '12.png.exe', ''])('%s is no image', (segment) => {
  expect(shareImageName(segment)).toBeNull();
});
