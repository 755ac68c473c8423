import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = adsBreadcrumbs({ name: 'Gardes à Brest', path: '/annonces/12' });

test('the ancestors of the page are links, the page itself is not', () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  const steps = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/annonces',
  ]);
  const items = steps.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Accueil',
    'Nos annonces',
    'Gardes à Brest',
  ]);
  expect(steps.getByText('Gardes à Brest')).toHaveAttribute('aria-current', 'page');
});

test('the structured data match the visible breadcrumbs', () => {
  const { container } = render(<Breadcrumbs crumbs={crumbs} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  const { itemListElement } = JSON.parse(script?.textContent ?? '');
  expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    crumbs.map(({ name }) => name),
  );
});
