import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MapFailure } from './map-code';
import { MapMessage, MapStatusRegion } from './map-on-demand';

const section = (children: ReactNode) => (
  <section tabIndex={-1} aria-label="Carte">
    <MapStatusRegion>{children}</MapStatusRegion>
  </section>
);

test('the state of the map is announced by one permanent live region', () => {
  const { rerender } = render(section(null));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(section(<MapMessage>En préparation</MapMessage>));
  expect(status).toHaveTextContent('En préparation');
  rerender(section(<p>La carte</p>));
  expect(status).toBeEmptyDOMElement();
  rerender(section(<MapMessage>Sans adresse</MapMessage>));
  expect(status).toHaveTextContent('Sans adresse');
  expect(screen.getByRole('status')).toBe(status);
});

test('a failure is an alert, and a retry moves the focus to the section', async () => {
  const { rerender } = render(section(null));
  const retry = () => rerender(section(<MapMessage>En préparation</MapMessage>));
  rerender(section(<MapFailure onRetry={retry}>Hors d’atteinte</MapFailure>));
  expect(screen.getByRole('alert')).toHaveTextContent('Hors d’atteinte');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(screen.getByRole('region', { name: 'Carte' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('En préparation');
});
