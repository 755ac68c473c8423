import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CalendarLink } from './calendar-link';

test('it is a plain link to the file', () => {
  render(<CalendarLink href="/annonces/12/agenda.ics" />);
  expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveAttribute(
    'href',
    '/annonces/12/agenda.ics',
  );
});
