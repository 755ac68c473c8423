import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeWindow } from '@/components/ui/carousel/carousel.fixture';
import type { Partner } from '@/lib/home/partners';

jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));
// Never resolves: the response is pending.
jest.unstable_mockModule('../../../lib/api/browser/page-status', () => ({
  pageStatus: () => new Promise<number>(() => {}),
}));
const { Partners } = await import('./partners');

const partner: Partner = {
  name: 'Ordre des médecins',
  description: 'Il veille à la déontologie.',
  logo: 'https://ordre.example.org/logo.svg',
  href: 'https://ordre.example.org/',
};

const several = (count: number): Partner[] =>
  Array.from({ length: count }, (_, index) => ({ ...partner, name: `Partenaire ${index}` }));

beforeEach(() => void fakeWindow());

const logo = () => document.querySelector('img');

test('a partner has its logo, its name, its description and a link to its site', () => {
  render(<Partners partners={[partner]} message={null} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Nos partenaires' })).toBeInTheDocument();
  const link = screen.getByRole('link', {
    name: 'Ordre des médecins Il veille à la déontologie. (nouvelle fenêtre)',
  });
  expect(link).toHaveAttribute('href', 'https://ordre.example.org/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(link).getByRole('heading', { level: 3 })).toHaveTextContent('Ordre des médecins');
  expect(link).toContainElement(logo());
  expect(logo()).toHaveAttribute('src', 'https://ordre.example.org/logo.svg');
  // The name is beside the logo.
  expect(logo()).toHaveAttribute('alt', '');
});

test('without a URL or a description there is no link and no empty line', () => {
  render(<Partners partners={[{ ...partner, href: null, description: null }]} message={null} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Ordre des médecins$/);
});

test('a broken logo falls back to ours', () => {
  render(<Partners partners={[partner]} message={null} />);
  fireEvent.error(logo() as HTMLImageElement);
  expect(logo()).toHaveAttribute('src', '/partner-logo.svg');
  expect(logo()).toHaveAttribute('alt', '');
});

test.each([
  [1280, 3],
  [1024, 3],
  [768, 2],
  [640, 1],
  [480, 1],
])('at %s px a row shows %s of them, and rotates when there are more', (width, fit) => {
  const stage = fakeWindow(width);
  const { rerender } = render(<Partners partners={several(fit)} message={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(fit);
  rerender(<Partners partners={several(fit + 1)} message={null} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  act(() => stage.scroll(false));
  const [, ...slides] = screen.getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual(
    Array.from({ length: fit + 1 }, (_, index) => index === fit),
  );
  expect(screen.getByLabelText('Partenaires')).toHaveAttribute('aria-roledescription', 'carrousel');
});

test('a partner listed twice is shown twice', () => {
  const complaints = jest.spyOn(console, 'error');
  render(<Partners partners={[partner, partner]} message={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  // React warns of duplicate keys.
  expect(complaints).not.toHaveBeenCalled();
});

test('without partners there is a message', () => {
  render(<Partners partners={[]} message={null} />);
  expect(screen.getByText('Aucun partenaire disponible pour le moment.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a message is shown beside the fallback partners', () => {
  const message = 'Impossible de charger la liste des partenaires pour le moment.';
  const { rerender } = render(<Partners partners={several(3)} message={message} />);
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(<Partners partners={several(3)} message={null} />);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('a retry shows that they are loading', async () => {
  render(<Partners partners={several(3)} message="Impossible." />);
  await screen.findByRole('status');
  await act(async () => void fireEvent.click(screen.getByText('Réessayer')));
  expect(screen.getByRole('status')).toHaveTextContent('Chargement des partenaires…');
  expect(screen.getByText('Chargement…')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
