import { placeChoicePath } from '@/lib/ads/ad-paths';
import { composePlanning, reportAd } from '@/lib/ads/messages';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { adListHref, countFilters, defaultSearch } from '@/lib/ads/search';
import { blogHref, blogPath, isNarrowed, parsePostSearch } from '@/lib/blog/search';
import { resetRoot } from '@/lib/forms/password/reset-link';
import { establishmentRelayPath, practitionerRelayPath } from '@/lib/forms/profile';
import { reportRelayPath } from '@/lib/forms/report';
import { publishReplacement } from '@/lib/french/messages';
import { placeHref } from '@/lib/landing/landing-url';
import { observatoryTitle } from '@/lib/landing/observatory-url';
import { accessibilityPage, noticePage, privacyPage, termsPage } from '@/lib/legal/legal-pages';
import { isCommuneSlug } from '@/lib/places/place-slug';
import { findRoute, readPath } from '@/lib/routing/find-route';
import { type PagePattern, pagePatterns, type Route } from '@/lib/routing/routes';
import { planPage } from '@/lib/seo/sitemap/plan';
import { readPage } from './read-page';

/** The expectations of a page of the site, by its URL (docs/product.md#canonical). */
type Expectation = {
  /** A kind, in French. */
  kind: string;
  /** The path of its canonical; `null` for an error page, which has none: it is the same for many URLs. */
  canonical: string | null;
  /** Another path that its canonical may have: a list of one place, when its town has no landing page. */
  otherCanonical?: string;
  /** Whether it may be indexed; `null` for an unknown page. */
  indexed: boolean | null;
  /** The number of the page of a list; from 2 on, the title must have it. */
  listPage: number;
  /** The structured data it must have. */
  blocks: readonly string[];
  /** Whether it must not exist. */
  missing?: true;
};

/* For the preview: a page that must not exist, and a password reset with an invalid token. */
const missingExample = '/cette-page-n-existe-pas';
export const resetExample = '/reset-password/MQ/apercu';

/** The expectations of the page at a path with its query; its HTTP status is 0 when there was no response. */
export function expectationOf(path: string, status = 200): Expectation {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const route = routeOf(pathname);
  const pattern = pathname === missingExample ? pathname : route?.pattern;
  const kindOf = kinds[pattern ?? ''] ?? { kind: 'Page inconnue', indexed: null };
  const kind = typeof kindOf === 'function' ? kindOf(searchParams) : kindOf;
  const indexed = !route?.noindex && !route?.perRequest;
  const expected = { canonical: pathname, indexed, listPage: 1, blocks: [], ...kind };
  return status >= 400 ? { ...expected, canonical: null } : expected;
}

/** The route of a path in its one spelling; `null` for any other path. */
export function routeOf(pathname: string): Route | null {
  const requested = readPath(pathname);
  const found = requested && findRoute(requested.segments);
  if (!found || requested.hasExtraSlashes) return null;
  const { route, segments, values } = found;
  const isOwnSpelling = segments.every((segment, index) => segment === requested.segments[index]);
  return isOwnSpelling && route.accepts?.(...values) !== false ? route : null;
}

/** Whether a page is its own canonical, so that the sitemap may list it. */
export function isOwnCanonical(path: string, { canonical, indexed }: Expectation): boolean {
  return indexed !== false && canonical === path;
}

/** Whether the sitemap must list a page: its own canonical, and not a later page of a list. */
export function belongsInSitemap(path: string, expected: Expectation): boolean {
  return expected.indexed === true && isOwnCanonical(path, expected) && expected.listPage === 1;
}

type Kind = Pick<Expectation, 'kind'> & Partial<Expectation>;
type KindOf = Kind | ((params: URLSearchParams) => Kind);

const breadcrumbs = ['BreadcrumbList'];
const formOutcome: Kind = { kind: 'Résultat d’une pré-inscription' };

/** Every page of the site, by its route; one that is missing is an error of the compiler. */
const kinds: Record<PagePattern, KindOf> & Record<string, KindOf | undefined> = {
  '/': { kind: 'Accueil', blocks: ['Organization', 'WebSite'] },
  '/annonces': adList,
  '/annonces/[id]': { kind: 'Annonce', blocks: ['JobPosting', 'BreadcrumbList'] },
  '/annonces/[id]/signaler': { kind: reportAd, canonical: null },
  '/annonces/specialite/[slug]': { kind: 'Annonces d’une spécialité', blocks: breadcrumbs },
  '/annonces/specialite/[slug]/[department]': {
    kind: 'Annonces d’une spécialité dans un département',
    blocks: breadcrumbs,
  },
  '/annonces/planning': { kind: composePlanning },
  '/annonces/lieux': { kind: 'Annonces par lieu', blocks: breadcrumbs },
  '/observatoire': { kind: observatoryTitle, blocks: ['Dataset', ...breadcrumbs] },
  '/annonces/lieu/[slug]': { kind: 'Annonces d’un lieu', blocks: breadcrumbs },
  '/blog': postList,
  '/blog/[slug]': { kind: 'Article', blocks: ['BlogPosting', 'BreadcrumbList'] },
  '/inscription': { kind: 'Pré-inscription des médecins et des remplaçants' },
  '/inscriptions': { kind: 'Pré-inscription des établissements' },
  '/publier': { kind: publishReplacement, blocks: breadcrumbs },
  '/reset-password/[uid]/[token]': {
    kind: 'Réinitialisation du mot de passe',
    canonical: resetRoot,
  },
  '/cgu': { kind: termsPage.title },
  '/mentions-legales': { kind: noticePage.title },
  '/politique-de-confidentialite': { kind: privacyPage.title },
  '/accessibilite': { kind: accessibilityPage.title },
  '/plan-du-site': { kind: planPage.title },
  '/mes-annonces': { kind: savedAdsPage.title },
  // Pages that nothing links to.
  [placeChoicePath]: { kind: 'Choix d’un lieu' },
  [practitionerRelayPath]: formOutcome,
  [establishmentRelayPath]: formOutcome,
  [reportRelayPath]: { kind: 'Résultat d’un signalement' },
  [missingExample]: { kind: 'Page introuvable', indexed: null, missing: true },
};

function adList(params: URLSearchParams): Kind {
  const search = parseAdSearch(params);
  const { page, place } = search;
  if (place !== null && countFilters(search) === 1) {
    const canonical = placeHref({ slug: place });
    return { kind: 'Liste d’un lieu', canonical, otherCanonical: adListHref(defaultSearch) };
  }
  if (countFilters(search) > 0)
    return { kind: 'Liste filtrée', canonical: adListHref(defaultSearch) };
  const canonical = adListHref({ ...defaultSearch, page });
  return { kind: ofPage('Liste des annonces', page), canonical, listPage: page };
}

function postList(params: URLSearchParams): Kind {
  const search = parsePostSearch(params);
  if (search.tag !== null) return { kind: 'Blog, un thème', canonical: blogPath };
  if (isNarrowed(search)) return { kind: 'Blog, une recherche', canonical: blogPath };
  const { page } = search;
  return { kind: ofPage('Blog', page), canonical: blogHref({ page }), listPage: page };
}

function ofPage(kind: string, page: number): string {
  return page > 1 ? `${kind}, page ${page}` : kind;
}

/** Examples of every kind of page that the HTML of `pages` links to, of lists, and of a page that must not exist. */
export function examplesOf(pages: (string | null)[], today: string): string[] {
  const links = pages.flatMap((html) => readPage(html ?? '', '').links.map(({ href }) => href));
  const linksTo = (pattern: string) => links.filter((href) => routeOf(href)?.pattern === pattern);
  const places = linksTo('/annonces/lieu/[slug]');
  const examples: { [Pattern in PagePattern]?: (string | undefined)[] } = {
    '/annonces': [
      '/annonces',
      links.find((href) => href === adListHref({ ...defaultSearch, page: 2 })),
      adListHref({ ...defaultSearch, startDate: today }),
    ],
    // With an index.
    '/annonces/planning': places.length > 0 ? ['/annonces/planning'] : [],
    '/observatoire': places.length > 0 ? ['/observatoire'] : [],
    '/annonces/lieux': places.length > 0 ? ['/annonces/lieux'] : [],
    '/annonces/lieu/[slug]': [
      places.find((href) => !isCommuneSlug(href)),
      places.find(isCommuneSlug),
    ],
    '/blog': [
      '/blog',
      links.find((href) => href === blogHref({ page: 2 })),
      links.find((href) => /^\/blog\?tag=[^&]+$/.test(href)),
    ],
    '/reset-password/[uid]/[token]': [resetExample],
  };
  const exampleOf = (pattern: string) =>
    pattern.includes('[') ? linksTo(pattern).slice(0, 1) : [pattern];
  const paths = pagePatterns.flatMap((pattern) => examples[pattern] ?? exampleOf(pattern));
  return [...paths, missingExample].filter((path) => path !== undefined);
}
