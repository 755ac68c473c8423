import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { Ad } from '@/lib/ads/ad';
import { anAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { savedAdCard } from '@/lib/ads/card';
import { Agenda } from './agenda';

const today = '2026-12-28';

const aCard = (id: number, city: string, fields: Partial<Ad> = {}) => {
  const location = { ...fullAd.location, name: null, address: null, postal_code: '29000' };
  const place = { ...location, latitude: null, longitude: null, city };
  const dates = { start_date: '2027-01-04', end_date: '2027-01-06' };
  return savedAdCard(undated(anAd({ id, location: place, ...dates, ...fields })), today);
};
const monday = [
  { dayName: 'monday', morning: true, afternoon: true, eveningNight: false },
] as const;

const quimper = aCard(12, 'Quimper', {
  remuneration_type: 'retrocession',
  retrocession_percentage: 80,
  average_act_cost: 30,
  on_site_housing: true,
});
const brest = aCard(13, 'Brest', { start_date: '2027-01-05', end_date: '2027-01-11' });
const lorient = aCard(14, 'Lorient', { end_date: null, timeslots: [...monday] });

/** A text with plain spaces, and without the place where a word may break. */
const plain = (text: string | null) => text?.replace(/\s+/g, ' ').replaceAll('\u00ad', '').trim();
const textsOf = (parts: HTMLElement[]) => parts.map(({ textContent }) => plain(textContent));

test('the months are tables, with headers of weeks and days', () => {
  render(<Agenda cards={[quimper, brest]} today={today} />);
  const month = within(screen.getByRole('table', { name: /^Janvier\s2027$/ }));
  expect(textsOf(month.getAllByRole('columnheader'))).toEqual([
    'Semaine',
    'Lundi',
    'Mardi',
    'Mercredi',
    'Jeudi',
    'Vendredi',
    'Samedi',
    'Dimanche',
  ]);
  expect(textsOf(month.getAllByRole('rowheader'))).toContain('Semaine du 4 janvier');
  const row = month.getByRole('row', { name: /^Semaine du 4/ });
  expect(textsOf(within(row).getAllByRole('cell'))).toEqual([
    '4 Quimper',
    '5 Chevauchement Quimper Brest',
    '6 Chevauchement Quimper Brest',
    '7 Brest',
    '8 Brest',
    '9 Brest',
    '10 Brest',
  ]);
});

test('a day that an ad takes and does not name says so', () => {
  const named = aCard(15, 'Vannes', { timeslots: [...monday] });
  render(<Agenda cards={[named]} today={today} />);
  const week = within(screen.getByRole('row', { name: /^Semaine du 4/ }));
  expect(textsOf(week.getAllByRole('cell')).slice(0, 4)).toEqual([
    '4 Vannes',
    '5 Vannes (non cité)',
    '6 Vannes (non cité)',
    '7',
  ]);
});

test('overlaps are sentences, regular ads are apart', () => {
  render(<Agenda cards={[quimper, brest, lorient]} today={today} />);
  const items = (name: string) => {
    const list = screen.getByRole('heading', { level: 3, name }).nextElementSibling;
    return list instanceof HTMLElement ? textsOf(within(list).getAllByRole('listitem')) : [];
  };
  expect(items('Chevauchements')).toEqual(['Quimper et Brest se chevauchent du 5 au 6 janvier']);
  expect(items('Remplacements réguliers')).toEqual(['Lorient, le lundi, matin et après-midi']);
});

test('the comparison is a region that the keyboard scrolls, with a row for each ad', () => {
  render(<Agenda cards={[quimper, brest, lorient]} today={today} />);
  const region = screen.getByRole('region', { name: /^Tableau\s: comparaison$/ });
  expect(region).toHaveAttribute('tabindex', '0');
  const table = within(region);
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
    'Annonce',
    'Dates',
    'Lieu',
    'Rémunération',
    'Jours',
    'Logement',
  ]);
  expect(table.getByRole('link', { name: 'Quimper' })).toHaveAttribute('href', '/annonces/12');
  const cells = (name: RegExp) =>
    textsOf(within(table.getByRole('row', { name })).getAllByRole('cell'));
  expect(cells(/^Quimper/)).toEqual([
    'Du 4 au 6 janvier 2027',
    'Quimper (29000)',
    'Rétrocession 80 %, ≈ 480 € par jour (20 actes à 30 €)',
    'jours non précisés',
    'Oui',
  ]);
  expect(cells(/^Lorient/)).toEqual([
    'A partir du 4 janv.',
    'Lorient (29000)',
    'Non précisé',
    'le lundi, matin et après-midi',
    'Non',
  ]);
});

test('one ad is not compared, and ads that have ended are left out', () => {
  const ended = aCard(16, 'Vannes', { start_date: '2026-01-04', end_date: '2026-01-06' });
  const { rerender } = render(<Agenda cards={[quimper, ended]} today={today} />);
  expect(screen.getByRole('heading', { name: 'Agenda' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /comparaison/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/Vannes/)).not.toBeInTheDocument();
  rerender(<Agenda cards={[ended]} today={today} />);
  expect(screen.queryByRole('heading', { name: 'Agenda' })).not.toBeInTheDocument();
});
