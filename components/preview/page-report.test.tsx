import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { PageReportView } from '@/lib/seo/audit/page-report';
import { PageReport } from './page-report';

const testUrl = 'https://search.google.com/test/rich-results?url=x';

const previews: NonNullable<PageReportView['previews']> = {
  absence: '',
  result: {
    site: 'MédiRelève',
    trail: 'https://www.medireleve.example › cgu',
    title: 'Conditions générales d’utilisation du service, qui ne tiennent pas sur une ligne',
    description: '',
  },
  testUrl,
  card: {
    isLargeOnX: true,
    title: 'Conditions générales',
    description: 'Les règles du service.',
    host: 'www.medireleve.example',
    site: 'MédiRelève',
    image: { src: '/partage/site.png', alt: 'Passez le relais' },
  },
  blocks: [
    {
      type: 'JobPosting',
      readable: true,
      source: '{\n  "@type": "JobPosting"\n}',
      missing: ['title'],
    },
  ],
  groups: { Moteurs: { Titre: ['CGU', '3 caractères'], Langue: [''] } },
};

const report: PageReportView = {
  kind: 'Conditions générales d’utilisation',
  path: '/cgu',
  status: 'réponse 200',
  count: '1 erreur, 1 conseil',
  findings: [
    {
      code: 'lang',
      severity: 'error',
      label: 'Langue de la page',
      problem: 'La page ne dit pas sa langue.',
      remedy: 'Dites-la.',
    },
    {
      code: 'title-short',
      severity: 'advice',
      label: 'Titre très court',
      problem: 'Le titre est court.',
      remedy: 'Allongez-le.',
    },
  ],
  previews,
};

/** A figure is named by its caption, which Testing Library does not know. */
function figureOf(caption: string | RegExp): HTMLElement {
  const figure = screen.getByText(caption).closest('figure');
  if (figure === null) throw new Error('No figure.');
  return figure;
}

test('problems are described, with how to fix them', () => {
  render(<PageReport report={report} />);
  expect(
    screen.getByRole('heading', { name: 'À revoir\u00a0: 1 erreur, 1 conseil' }),
  ).toBeVisible();
  const [error, advice] = screen.getAllByRole('heading', { level: 4 });
  expect(error).toHaveTextContent('Erreur : Langue de la page');
  expect(advice).toHaveTextContent('Conseil : Titre très court');
  expect(screen.getByText('Dites-la.')).toBeVisible();
});

test('the page is shown as a search result and as cards, each with its name', () => {
  render(<PageReport report={report} />);
  for (const name of ['Sur un ordinateur', 'Sur un téléphone']) {
    const figure = figureOf(name);
    expect(within(figure).getByText(previews.result.title)).toBeVisible();
    expect(within(figure).getByText('Google choisira un passage de la page.')).toBeVisible();
  }
  for (const name of [/^Grande carte \(/, /^Grande carte de X/, /^Messagerie/]) {
    const figure = figureOf(name);
    expect(within(figure).getByRole('img', { name: 'Passez le relais' })).toHaveAttribute(
      'src',
      '/partage/site.png',
    );
    expect(within(figure).getByText('Conditions générales')).toBeVisible();
  }
});

test('X shows a small card for any other kind of card', () => {
  const card = { ...previews.card, isLargeOnX: false };
  render(<PageReport report={{ ...report, previews: { ...previews, card } }} />);
  expect(within(figureOf('Petite carte de X')).getByText('Les règles du service.')).toBeVisible();
  expect(screen.queryByText(/^Grande carte de X/)).toBeNull();
});

test('what structured data lacks is shown, with a link to the test of Google', () => {
  render(<PageReport report={report} />);
  expect(screen.getByText('Il manque : title')).toBeVisible();
  expect(screen.getByRole('link', { name: /outil de Google/ })).toHaveAttribute('href', testUrl);
});

test('without an image, without data, and without problems', () => {
  const withoutImage = { ...previews, card: { ...previews.card, image: null }, blocks: [] };
  render(
    <PageReport
      report={{ ...report, count: 'Rien à revoir', findings: [], previews: withoutImage }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Rien à revoir' })).toBeVisible();
  expect(screen.getAllByText('Pas d’image')).toHaveLength(3);
  expect(screen.getByText('Cette page n’en a pas.')).toBeVisible();
});

test('why the page is not indexed is shown above the results', () => {
  const absence = 'Google ne garde pas une page qui répond ainsi.';
  render(<PageReport report={{ ...report, previews: { ...previews, absence } }} />);
  expect(screen.getByText(absence)).toBeVisible();
});

test('a response that is not a page has no previews', () => {
  render(<PageReport report={{ ...report, previews: null }} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByText('Dites-la.')).toBeVisible();
});
