import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { CalendarDaysIcon, MapPinIcon, UserRoundIcon } from '@/components/ui/icons/icons';
import { StethoscopeIcon } from '@/components/ui/icons/leaf-icons';

const lines = (root: ParentNode) =>
  [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('the icons of the sprite are those of the site, in the order of the facts of a card', () => {
  const { container } = render(
    <>
      <MapPinIcon />
      <CalendarDaysIcon />
      <StethoscopeIcon />
      <UserRoundIcon />
    </>,
  );
  const picture = readFileSync('components/ads/card/ad-facts.svg', 'utf8');
  const drawn = new DOMParser().parseFromString(picture, 'image/svg+xml');
  expect(lines(drawn)).toEqual(lines(container));
  expect(lines(drawn)).toHaveLength(4);
});
