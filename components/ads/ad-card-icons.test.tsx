import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import CalendarDays from '@/components/ui/icons/calendar-days';
import MapPin from '@/components/ui/icons/map-pin';
import Stethoscope from '@/components/ui/icons/stethoscope';
import UserRound from '@/components/ui/icons/user-round';

const lines = (root: ParentNode) =>
  [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('the icons of a card are those of everywhere, in the order of its facts', () => {
  const { container } = render(
    <>
      <MapPin />
      <CalendarDays />
      <Stethoscope />
      <UserRound />
    </>,
  );
  const picture = readFileSync('components/ads/ad-facts.svg', 'utf8');
  const drawn = new DOMParser().parseFromString(picture, 'image/svg+xml');
  expect(lines(drawn)).toEqual(lines(container));
  expect(lines(drawn)).toHaveLength(4);
});
