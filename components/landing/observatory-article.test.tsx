import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { countsOf, type Sample, specialties } from '@/lib/landing/landing.fixture';
import { figuresOf, usualPhrases } from '@/lib/landing/observatory';
import { ObservatoryArticle } from './observatory-article';

const sample: Sample = [
  ['Quimper', 1, 6, { remuneration_type: 'retrocession', retrocession_percentage: 80 }],
  ['Paris', 2, 2],
];
const figures = figuresOf(countsOf(sample), specialties);
let container: HTMLElement;

beforeEach(() => {
  const phrases = usualPhrases(figures);
  const page = { figures, phrases, today: '2026-12-01', order: 'retrocession' as const };
  container = render(<ObservatoryArticle {...page} />).container;
});

const table = () => within(screen.getByRole('table', { name: /^Rémunération habituelle/ }));

test('a row is read with its region and specialty, and says what is usual or why nothing is', () => {
  const row = table().getByRole('row', { name: /^Bretagne,\sMédecine générale/ });
  expect(within(row).getAllByRole('rowheader')).toHaveLength(1);
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^80\s% \(6\sannonces\)$/), 'moins de 5\u00a0annonces', '6']);
});

test('links in the headers order the table, and the one that does says so', () => {
  const heads = table().getAllByRole('columnheader');
  expect(
    heads.map((head) =>
      within(head)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  ).toEqual([
    ['/observatoire', '/observatoire?tri=specialite'],
    ...['retrocession', 'forfait', 'annonces'].map((order) => [`/observatoire?tri=${order}`]),
  ]);
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
    ...[null, 'descending', null, null],
  ]);
  expect(table().getByRole('link', { current: true })).toHaveTextContent('Rétrocession');
});

test('the first sentence says the day and what is usual', () => {
  expect(
    screen.getByText(/ouvertes le 1er\sdécembre\s2026\. En Bretagne, médecine générale/),
  ).toHaveTextContent(/80\s% habituels\.$/);
});

test('screen readers do not have the map', () => {
  const map = container.querySelector('svg:has([data-level])')?.closest('[aria-hidden]');
  expect(map?.querySelectorAll('[data-level]').length).toBeGreaterThan(100);
  expect(map?.querySelector('a')).toBeNull();
});

describe('the structured data', () => {
  test('are a Dataset with what Google reads', () => {
    const blocks = [...container.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    const dataset = blocks.find((block) => block['@type'] === 'Dataset');
    expect(dataset).toMatchObject({
      name: 'Observatoire des rémunérations',
      license: expect.stringMatching(/^https:/),
      creator: { '@type': 'Organization', name: expect.any(String) },
      dateModified: '2026-12-01',
      temporalCoverage: '2026-12-01',
      spatialCoverage: 'France',
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: expect.stringMatching(/^https?:.*\/observatoire\.csv$/),
      },
    });
    expect(dataset.description.length).toBeGreaterThan(50);
    expect(dataset.description.length).toBeLessThan(5_000);
  });

  test('have the licence that the page links to', () => {
    expect(screen.getByRole('link', { name: /^Licence Ouverte 2\.0/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(screen.getByRole('link', { name: /CSV/ })).toHaveAttribute('href', '/observatoire.csv');
  });
});
