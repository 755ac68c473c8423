import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { emptyAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { adCard } from '@/lib/ads/card';
import { defaultSearch } from '@/lib/ads/search';
import { AdCards } from './ad-card';
import { AdCardItem } from './ad-card-item';

const today = '2026-11-24';
const noSlot = { morning: false, afternoon: false, eveningNight: false };
/** The texts of a card below its title, dots left out. */
const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent?.trim());

test('a card shows when and for how much, then the other facts of the ad', () => {
  const card = adCard({ ad: fullAd, publishedAt: '2026-11-22' }, today);
  render(<AdCardItem card={card} href="/annonces/1" />);
  expect(
    screen.getByRole('heading', { level: 3, name: 'Remplacement en maison de santé' }),
  ).toBeInTheDocument();
  expect(texts()).toEqual([
    'A partir du 1er\u00a0déc.',
    'Forfait 450\u00a0€ par jour',
    `${card.time.aloud}${card.time.shown}`,
    'Quimper (29000) Dr Anne Le Goff Secteur 1',
    'Médecine générale Logement Repas Publiée il y a 2 jours',
  ]);
  expect(screen.getByText('A partir du 1er déc.')).toHaveAttribute('datetime', '2026-12-01');
});

test('the days of a regular ad are letters too, which are not read aloud', () => {
  const timeslots = [{ ...noSlot, dayName: 'monday' as const, morning: true }];
  render(
    <AdCardItem card={adCard(undated({ ...emptyAd, timeslots }), today)} href="/annonces/1" />,
  );
  const letters = screen.getByText('L').parentElement;
  expect(letters).toHaveTextContent(/^LMMJVSD$/);
  expect(letters?.closest('[aria-hidden]')).not.toBeNull();
  expect(letters?.querySelectorAll('[data-taken]')).toHaveLength(1);
  expect(screen.getByText('Régulier, le lundi, matin')).toBeInTheDocument();
});

test('compared by pay, a card says what a day pays', () => {
  const pay = { remuneration_type: 'retrocession', retrocession_percentage: 80 } as const;
  const ad = undated({ ...emptyAd, ...pay, average_act_cost: 36 });
  render(
    <AdCardItem card={adCard(ad, today, { ...defaultSearch, sort: 'pay' })} href="/annonces/1" />,
  );
  expect(texts().slice(0, 2).join(' ')).toMatch(
    /^Rétrocession 80.% ≈.576.€ par jour \(20.actes à 36.€\)$/,
  );
});

test('an ad that has ended says so', () => {
  const ad = { ...emptyAd, end_date: '2026-11-23' };
  render(<AdCardItem card={adCard(undated(ad), today)} href="/annonces/1" />);
  expect(texts()[0]).toBe('Terminée');
});

test('a card has no line for a missing fact', () => {
  render(<AdCardItem card={adCard(undated(emptyAd), today)} href="/annonces/1" />);
  expect(texts()).toEqual(['Régulier']);
  expect(screen.getByRole('link', { name: 'Annonce sans titre' })).toHaveAttribute(
    'href',
    '/annonces/1',
  );
});

test.each([
  ['one specialty', { specialty: 3 }, false],
  ['several', { specialty: 3, otherSpecialties: [7] }, true],
  ['none', {}, true],
])('in a search for %s, cards say theirs: %s', (_, filters, isSaid) => {
  const cards = [adCard(undated(fullAd), today)];
  render(<AdCards cards={cards} search={{ ...defaultSearch, ...filters }} />);
  expect(screen.queryByText('Médecine générale') !== null).toBe(isSaid);
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
