import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import CalendarDays from '@/components/ui/icons/calendar-days';
import MapPin from '@/components/ui/icons/map-pin';
import Stethoscope from '@/components/ui/icons/stethoscope';
import UserRound from '@/components/ui/icons/user-round';

const styles = readFileSync('components/ads/ad-card.module.css', 'utf8');

test.each([
  ['place', MapPin],
  ['start', CalendarDays],
  ['specialty', Stethoscope],
  ['owner', UserRound],
])('the icon of %s is the one of everywhere', (fact, Icon) => {
  const { container } = render(<Icon />);
  const [, icon = ''] = new RegExp(`\\.${fact} {\\s*--icon: url\\("([^"]+)"\\)`).exec(styles) ?? [];
  expect(icon).toMatch(/^data:image\/svg\+xml,/);
  const drawing = new DOMParser().parseFromString(
    decodeURIComponent(icon.slice(icon.indexOf(',') + 1)),
    'image/svg+xml',
  );
  const line = container.querySelector('path')?.getAttribute('d');
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe(line);
});
