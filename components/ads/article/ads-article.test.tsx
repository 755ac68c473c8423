import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SpecialtyLinks } from '@/components/landing/link-groups';
import { anAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { sectionOf } from '@/test/section-of';
import { AdsArticle } from './ads-article';

const specialty = { id: 3, name: 'Médecine générale' };
const path = '/annonces/specialite/medecine-generale';
const others = [{ id: 7, name: 'Urologie', href: '/annonces/specialite/urologie' }];

function show(hasMore = false, links = others, ads = [fullAd, anAd({ id: 13 })]) {
  const first = { count: 2, ads: ads.map(undated), hasMore };
  const page = specialtyPage(specialty, first, '2026-11-24');
  const crumbs = adsBreadcrumbs({ name: specialty.name, path });
  return render(
    <AdsArticle page={page} crumbs={crumbs} banner={<p>Bannière</p>}>
      <SpecialtyLinks title="Autres spécialités" links={links} />
    </AdsArticle>,
  );
}

test('the page of a specialty shows the cards of the list, whose ads link back to that list', () => {
  show();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/annonces/12?specialty=3',
    '/annonces/13?specialty=3',
  ]);
});

test('the headings name the specialty, without a level skipped', () => {
  show();
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Remplacements en médecine générale',
    'H2 2 annonces en ligne',
    `H3 ${fullAd.title}`,
    'H3 Annonce 13',
    'H2 En bref',
    'H2 Qui peut remplacer\u00a0?',
    'H2 Publier un remplacement',
    'H2 Autres spécialités',
  ]);
});

test('figures follow the cards', () => {
  show();
  expect(within(sectionOf('En bref')).getAllByText(/./)[1]).toHaveTextContent(
    /^2 annonces de remplacement en médecine générale sont en ligne\.$/,
  );
});

test.each([2, 5])('the banner follows the fourth of %d cards, or the last', (count) => {
  const ads = Array.from({ length: count }, (_, index) => anAd({ id: index + 1 }));
  show(false, others, ads);
  const banner = screen.getByText('Bannière');
  const before = screen
    .getAllByRole('article')
    .filter((card) => card.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(before).toHaveLength(Math.min(4, count));
});

test('the page links to the filtered list, and to its next page if there is one', () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: 'Filtrer ces annonces' })).toHaveAttribute(
    'href',
    '/annonces?specialty=3',
  );
  expect(screen.queryByRole('link', { name: 'Voir la suite des annonces' })).toBeNull();
  unmount();
  show(true);
  expect(screen.getByRole('link', { name: 'Voir la suite des annonces' })).toHaveAttribute(
    'href',
    '/annonces?page=2&specialty=3',
  );
});

test('the page links to the feeds of the specialty', () => {
  show();
  expect(screen.getByText('Suivre ou envoyer cette recherche')).toBeVisible();
  const feed = screen.getByText('Flux RSS');
  expect(feed).toHaveAttribute('href', '/annonces/rss.xml?specialty=3');
});

test('the page links to that on how to publish', () => {
  show();
  expect(screen.getByRole('link', { name: 'Voir comment publier' })).toHaveAttribute(
    'href',
    '/publier',
  );
});

test('the page links to the other specialties, if any are loaded', () => {
  const { unmount } = show();
  const links = within(sectionOf('Autres spécialités'));
  expect(links.getByRole('link', { name: 'Urologie' })).toHaveAttribute(
    'href',
    '/annonces/specialite/urologie',
  );
  unmount();
  show(false, []);
  expect(screen.queryByRole('heading', { name: 'Autres spécialités' })).toBeNull();
});
