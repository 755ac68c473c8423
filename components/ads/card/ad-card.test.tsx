import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { emptyAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { adCard } from '@/lib/ads/card';
import { defaultSearch } from '@/lib/ads/search';
import { AdCards } from './ad-card';
import { AdCardItem } from './ad-card-item';

const today = '2026-11-24';
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a card shows every fact of the ad, then its badges', () => {
  render(
    <AdCardItem
      card={adCard({ ad: fullAd, publishedAt: '2026-11-22' }, today)}
      href="/annonces/1"
    />,
  );
  expect(
    screen.getByRole('heading', { level: 3, name: 'Remplacement en maison de santé' }),
  ).toBeInTheDocument();
  expect(texts()).toEqual([
    'Quimper (29000)',
    'A partir du 1er\u00a0décembre 2026 Jusqu’au 15\u00a0décembre\u00a0· 15\u00a0jours',
    'Médecine générale',
    'Dr Anne Le Goff',
    'Forfait 450\u00a0€ par jour',
    'Secteur 1',
    'Ponctuel',
    'Logement',
    'Repas',
  ]);
  expect(screen.getByText('A partir du 1er décembre 2026')).toHaveAttribute(
    'datetime',
    '2026-12-01',
  );
  expect(screen.getByText('Publiée il y a 2 jours')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Le lundi, matin et après-midi/ })).toBeInTheDocument();
});

test('a strip that the dates say already is not read aloud', () => {
  const ad = { ...emptyAd, start_date: '2026-12-01', end_date: '2026-12-05' };
  const { container } = render(<AdCardItem card={adCard(undated(ad), today)} href="/annonces/1" />);
  expect(container.querySelector('[aria-hidden="true"] > path')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a card has no line for a missing fact', () => {
  render(<AdCardItem card={adCard(undated(emptyAd), today)} href="/annonces/1" />);
  expect(texts()).toEqual(['Régulier']);
  expect(screen.getByRole('link', { name: 'Annonce sans titre' })).toHaveAttribute(
    'href',
    '/annonces/1',
  );
});

test('the one link of a card has the search', () => {
  const search = { ...defaultSearch, page: 2, specialty: 3, view: 'map' as const };
  render(
    <AdCards cards={[adCard({ ad: fullAd, publishedAt: '2026-11-22' }, today)]} search={search} />,
  );
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/annonces/12?page=2&specialty=3&view=map',
  );
});

test('texts of an ad are escaped', () => {
  const title = '<img src=x onerror=alert(1)>';
  render(<AdCardItem card={adCard(undated({ ...emptyAd, title }), today)} href="/annonces/1" />);
  expect(screen.getByRole('link')).toHaveTextContent(title);
  expect(document.querySelector('img')).toBeNull();
});
