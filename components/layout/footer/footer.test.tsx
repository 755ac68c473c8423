import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { sectionOf } from '@/test/section-of';

jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => '/' }));
const { Footer, PartnerIcon } = await import('./footer');

const social = [
  { name: 'Communauté', url: 'https://communaute.example.org' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' },
  { name: 'Instagram', url: 'https://www.instagram.com/example' },
  { name: 'Facebook', url: 'https://www.facebook.com/example' },
];

test('the footer has the copyright, the social networks, how to publish and log in and the legal pages', () => {
  render(
    <Footer
      brand="MédiRelève"
      email="contact@example.org"
      appUrl="https://app.example.org"
      social={social}
    />,
  );
  expect(screen.getByText('© 2025 MédiRelève')).toBeInTheDocument();

  for (const name of ['Communauté', 'LinkedIn', 'Instagram', 'Facebook']) {
    const link = screen.getByRole('link', { name: `${name} (nouvelle fenêtre)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }

  for (const [name, href] of [
    ['Publier un remplacement', '/publier'],
    ['Se connecter', 'https://app.example.org'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  }

  const legal = within(sectionOf('Informations'));
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cgu',
    '/mentions-legales',
    '/politique-de-confidentialite',
    '/accessibilite',
    '/plan-du-site',
  ]);
  expect(legal.getByText(/^Accessibilité\s: partiellement conforme$/)).toBeInTheDocument();
});

const fallback = '/partner-logo.svg';

function iconOf(src: string | undefined) {
  const { container } = render(<PartnerIcon src={src} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('an image was expected');
  return image;
}

test('the icon is decorative: the link has a name', () => {
  const image = iconOf('https://communaute.example.org/icon.svg');
  expect(image).toHaveAttribute('src', 'https://communaute.example.org/icon.svg');
  expect(image).toHaveAttribute('alt', '');
});

test('a broken icon falls back to our partner logo, once', () => {
  const image = iconOf('https://communaute.example.org/absent.svg');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', fallback);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', fallback);
});

test('without an icon our partner logo is shown', () => {
  expect(iconOf(undefined)).toHaveAttribute('src', fallback);
});
