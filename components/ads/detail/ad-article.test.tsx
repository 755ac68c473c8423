import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Ad } from '@/lib/ads/ad';
import { anAd, emptyAd, fullAd, undated } from '@/lib/ads/ad.fixture';
import { type AdCard, adCard } from '@/lib/ads/card';
import { adDetails } from '@/lib/ads/details';
import { endedNotice } from '@/lib/ads/ended';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { defaultSearch } from '@/lib/ads/search';
import { rememberShownList } from '@/lib/ads/shown-list';
import { sectionOf } from '@/test/section-of';
import { AdArticle } from './ad-article';

const appUrl = 'https://app.medireleve.example';
const pageUrl = 'https://www.medireleve.example/annonces/12';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/annonces/12?specialty=3');
});

type Link = { name: string; href: string };

const show = (
  ad: Ad,
  {
    today = '2026-11-20',
    specialtyHref = null as string | null,
    placeLink = null as Link | null,
    published = null as string | null,
    related = { similar: [] as AdCard[], elsewhere: [] as AdCard[], ofOwner: [] as AdCard[] },
    searches = [] as Link[],
    calendarHref = null as string | null,
  } = {},
) =>
  render(
    <AdArticle
      ad={adDetails(ad)}
      today={today}
      ended={endedNotice(ad, today)}
      specialtyHref={specialtyHref}
      placeLink={placeLink}
      verified={null}
      published={published}
      related={related}
      searches={searches}
      calendarHref={calendarHref}
      applyUrl={appUrl}
      reportHref={`/annonces/${ad.id}/signaler`}
      pageUrl={pageUrl}
      mapsAccess={null}
    />,
  );
const block = (name: string) => within(sectionOf(name));
const plain = (text: string | null) => text?.replace(/\s/g, ' ');
const facts = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('term')
    .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent ?? null)]);
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('an ad with all its facts', () => {
  beforeEach(() => {
    show(fullAd);
  });

  test('has a heading for every block, without a level skipped', () => {
    expect(headings()).toEqual([
      'Remplacement en maison de santé',
      'Description',
      'Rémunération',
      'Convention',
      'Créneaux souhaités',
      'Informations pratiques',
      'Adresse',
      'Publier un remplacement',
    ]);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', ...Array.from({ length: 7 }, () => 'H2')]);
  });

  test('shows its title, badges and place first', () => {
    const header = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    const badges = within(header).getAllByRole('listitem');
    expect(badges.map((badge) => badge.textContent)).toEqual([
      'Forfait 450\u00a0€ par jour',
      'Secteur 1',
      'Ponctuel',
      'Logement',
      'Repas',
    ]);
    expect(within(header).getByText('Quimper (29000)')).toBeInTheDocument();
  });

  test('sums up dates, specialty and owner', () => {
    expect(facts(screen.getByRole('complementary', { name: 'En bref' }))).toEqual([
      ['Dates', expect.stringMatching(/^Du 1er au 15 décembre 2026/)],
      ['Spécialité', 'Médecine générale'],
      ['Proposé par', 'Dr Anne Le Goff'],
    ]);
  });

  test('links to the app to apply, in the same tab', () => {
    const link = screen.getByRole('link', { name: 'Candidater' });
    expect(link).toHaveAttribute('href', appUrl);
    expect(link).not.toHaveAttribute('target');
  });

  test('has a share button and a link back to its search', () => {
    expect(screen.getByRole('button', { name: 'Partager' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copier le texte' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour aux annonces' })).toHaveAttribute(
      'href',
      '/annonces?specialty=3',
    );
  });

  test('has a paragraph for each one of its description', () => {
    const paragraphs = block('Description').getAllByRole('paragraph');
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      'Cabinet de quatre médecins.',
      'Logiciel récent, secrétariat le matin.',
    ]);
  });

  test('shows the pay per unit, and the convention', () => {
    expect(facts(sectionOf('Rémunération'))).toEqual([
      ['Forfait', '450 € / Journée'],
      ['Coût moyen de l’acte', '26,50 €'],
    ]);
    expect(block('Convention').getByText('Secteur 1')).toBeInTheDocument();
  });

  test('shows its slots in a table, with the days and the periods as headers', () => {
    const table = within(screen.getByRole('table', { name: 'Créneaux souhaités' }));
    const names = (role: 'columnheader' | 'rowheader') =>
      table.getAllByRole(role).map(({ textContent }) => textContent);
    expect(names('columnheader')).toEqual(['Matin', 'Après-midi', 'Soir/nuit']);
    expect(names('rowheader')).toEqual([
      'Lundi',
      'Mardi',
      'Mercredi',
      'Jeudi',
      'Vendredi',
      'Samedi',
      'Dimanche',
    ]);
    const cells = (day: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${day}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Lundi')).toEqual(['Souhaité', 'Souhaité', 'Non souhaité']);
    expect(cells('Mardi')).toEqual(['Non souhaité', 'Non souhaité', 'Non souhaité']);
    expect(cells('Samedi')).toEqual(['Non souhaité', 'Non souhaité', 'Souhaité']);
    expect(cells('Dimanche')).not.toContain('Souhaité');
  });

  test('lists the practical information', () => {
    const offers = block('Informations pratiques').getAllByRole('listitem');
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Secrétariat sur place',
      'Logement sur place',
      'Repas sur place',
      'Téléconsultation possible',
      'Accessible en transports en commun',
    ]);
  });

  test('has an address line by line, and a link to it in a new tab', () => {
    const address = block('Adresse').getByRole('group');
    const lines = [...address.childNodes].filter(({ nodeName }) => nodeName === '#text');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Maison de santé du Port',
      '1 rue du Port',
      '29000 Quimper',
    ]);
    const link = block('Adresse').getByRole('link', {
      name: 'Voir sur Google Maps (nouvelle fenêtre)',
    });
    expect(link).toHaveAttribute('href', adDetails(fullAd).mapsUrl);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });
});

test('an ad with a percentage and an average act says what a day may pay, without being asked', () => {
  const retrocession = { ...fullAd, remuneration_type: 'retrocession' as const };
  show({ ...retrocession, retrocession_percentage: 70, average_act_cost: 30 });
  expect(plain(block('Rémunération').getByText(/^Avec/).textContent)).toBe(
    'Avec 20 actes par jour : environ 420 € avant charges',
  );
  cleanup();
  for (const ad of [retrocession, { ...fullAd, retrocession_percentage: 70 }]) {
    show(ad);
    expect(screen.queryByText(/actes par jour/)).toBeNull();
    cleanup();
  }
});

test('the half-days are below the dates, and read aloud in whole words', () => {
  show(fullAd);
  const summary = within(screen.getByRole('complementary', { name: 'En bref' }));
  const shown = summary.getByText(/^lun\., journée.; sam\., soir\/nuit$/);
  expect(shown.closest('[aria-hidden]')).not.toBeNull();
  expect(summary.getByText(/^le lundi, matin et après-midi.; le samedi/)).toBeInTheDocument();
});

test('a line below the title leads to searches', () => {
  const searches = [
    { name: '9 annonces de médecine générale dans le Finistère', href: '/annonces?specialty=3' },
    { name: '7 autour de Quimper', href: '/annonces?place=quimper-29' },
  ];
  show(fullAd, { searches });
  const link = screen.getByRole('link', { name: '7 autour de Quimper' });
  expect(link).toHaveAttribute('href', '/annonces?place=quimper-29');
  expect(link).toHaveAttribute('rel', 'nofollow');
  expect(link.parentElement).toHaveTextContent(
    '9 annonces de médecine générale dans le Finistère, 7 autour de Quimper',
  );
});

describe('ads of the list one came from', () => {
  const link = (name: string) => screen.queryByRole('link', { name });

  test('are linked with the search, when this is one of them', () => {
    const search = parseAdSearch(new URLSearchParams('specialty=3'));
    rememberShownList(search, [{ id: 7 }, { id: 12 }, { id: 40 }], { first: 14, total: 231 });
    show(fullAd);
    expect(screen.getByText('15 sur 231')).toBeInTheDocument();
    expect(link('Annonce précédente')).toHaveAttribute('href', '/annonces/7?specialty=3');
    expect(link('Annonce suivante')).toHaveAttribute('href', '/annonces/40?specialty=3');
  });

  test('are not linked after another list', () => {
    rememberShownList(defaultSearch, [{ id: 7 }, { id: 12 }, { id: 40 }]);
    show(fullAd);
    expect(link('Annonce précédente')).toBeNull();
    expect(link('Annonce suivante')).toBeNull();
  });
});

test('the specialty is a link when the specialty has a page', () => {
  show(fullAd, { specialtyHref: '/annonces/specialite/medecine-generale' });
  expect(screen.getByRole('link', { name: 'Médecine générale' })).toHaveAttribute(
    'href',
    '/annonces/specialite/medecine-generale',
  );
});

test('an empty ad has a title, a rhythm and a link to apply, and no empty block', () => {
  show(emptyAd);
  expect(headings()).toEqual(['Annonce sans titre', 'Publier un remplacement']);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    pageUrl,
    'Retour aux annonces',
    'Un doute\u00a0? Signaler cette annonce',
    expect.stringMatching(/^Vous cherchez un remplaçant/),
  ]);
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getByText('Régulier')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Candidater' })).toBeInTheDocument();
});

test.each([fullAd, emptyAd])('an ad can be reported, whether it has ended or not', (ad) => {
  for (const today of ['2026-11-20', '2099-01-01']) {
    show(ad, { today });
    expect(screen.getByRole('link', { name: 'Signaler cette annonce' })).toHaveAttribute(
      'href',
      `/annonces/${ad.id}/signaler`,
    );
    cleanup();
  }
});

test('an ad with coordinates and no address has only the link', () => {
  const location = { ...fullAd.location, latitude: 48, longitude: 2 };
  show({
    ...emptyAd,
    location: { ...location, name: null, address: null, city: null, postal_code: null },
  });
  expect(block('Adresse').queryByRole('group')).not.toBeInTheDocument();
  expect(block('Adresse').getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('query=48%2C2'),
  );
});

test('a description with repeated paragraphs is shown whole, without a warning of React', () => {
  const consoleError = jest.spyOn(console, 'error');
  show({ ...emptyAd, description: 'Matin\n\n* * *\n\nSoir\n\n* * *\n\nMatin' });
  const paragraphs = block('Description').getAllByRole('paragraph');
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
    'Matin',
    '* * *',
    'Soir',
    '* * *',
    'Matin',
  ]);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('texts of an ad are escaped', () => {
  show({ ...emptyAd, title: '<b>Titre</b>', description: '<script>alert(1)</script>' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>Titre</b>');
  expect(block('Description').getByText('<script>alert(1)</script>')).toBeInTheDocument();
});

test('an ad that has ended says so, links to others, and has no link to apply', () => {
  show(fullAd, { today: '2026-12-16' });
  expect(screen.getByText('Cette annonce est terminée.')).toBeInTheDocument();
  expect(screen.getByText('Le remplacement a pris fin le 15 décembre 2026.')).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Voir les annonces de la même spécialité' }),
  ).toHaveAttribute('href', '/annonces?specialty=3');
  expect(screen.queryByRole('link', { name: 'Candidater' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copier le texte' })).not.toBeInTheDocument();
});

test('an open ad does not say that it has ended', () => {
  show(fullAd, { today: '2026-12-15' });
  expect(screen.queryByText('Cette annonce est terminée.')).not.toBeInTheDocument();
});

test('the breadcrumbs of an ad include the list', () => {
  show(fullAd);
  const way = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Accueil',
    'Nos annonces',
    'Remplacement en maison de santé',
  ]);
});

test('an ad links to the other ads of its department, if there are any', () => {
  const { unmount } = show(fullAd, {
    placeLink: { name: 'Autres annonces dans le Finistère', href: '/annonces/lieu/finistere' },
  });
  expect(screen.getByRole('link', { name: 'Autres annonces dans le Finistère' })).toHaveAttribute(
    'href',
    '/annonces/lieu/finistere',
  );
  unmount();
  show(fullAd);
  expect(screen.queryByRole('link', { name: /^Autres annonces/ })).toBeNull();
});

test('the link to the calendar file is a plain one', () => {
  show(fullAd, { calendarHref: '/annonces/12/agenda.ics' });
  expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveAttribute(
    'href',
    '/annonces/12/agenda.ics',
  );
});

describe('related ads', () => {
  const card = (id: number) => adCard(undated(anAd({ id })), '2026-11-20');
  const related = { similar: [card(21)], elsewhere: [card(23)], ofOwner: [card(22)] };

  test('are at the end of an open ad', () => {
    show(fullAd, { related, published: 'Publiée le 18 novembre 2026' });
    expect(headings().slice(-7)).toEqual([
      'Annonces semblables',
      'Annonce 21',
      'Ailleurs en France',
      'Annonce 23',
      'Autres annonces de ce cabinet',
      'Annonce 22',
      'Publier un remplacement',
    ]);
    expect(screen.getByText('Publiée le 18 novembre 2026')).toBeInTheDocument();
  });

  test('come first in one that has ended, before its facts', () => {
    show(fullAd, { related, today: '2027-01-01' });
    expect(headings().slice(0, 6)).toEqual([
      'Remplacement en maison de santé',
      'Annonces semblables',
      'Annonce 21',
      'Ailleurs en France',
      'Annonce 23',
      'Description',
    ]);
    expect(headings()).toContain('Autres annonces de ce cabinet');
  });

  test('are those of an establishment when a facility has published it', () => {
    const user = fullAd.user && { ...fullAd.user, user_type: 'Facility' };
    show({ ...fullAd, user }, { related });
    expect(headings()).toContain('Autres annonces de cet établissement');
    expect(headings().join()).not.toContain('cabinet');
  });
});
