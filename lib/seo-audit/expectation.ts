import { parseAdId } from '@/lib/ads/ad-id';
import {
  adListHref,
  adListPath,
  countFilters,
  defaultSearch,
  parseAdSearch,
} from '@/lib/ads/search';
import { parsePostSlug } from '@/lib/blog/post-slug';
import { blogHref, blogPath, isNarrowed, parsePostSearch } from '@/lib/blog/search';
import { establishmentFormPath, practitionerFormPath } from '@/lib/forms/profile';
import { legalPages } from '@/lib/legal/legal-pages';
import { isResetPath } from '@/lib/password/reset-link';
import { planPage } from '@/lib/plan/plan-page';

/** What a page of the site must have, by its URL (product.md, « Canonical »). */
export type Expectation = {
  /** Its kind, in French. */
  kind: string;
  /** The path of its canonical; `null` when it must have none. */
  canonical: string | null;
  /** Whether it may be indexed; `null` for an unknown page. */
  indexed: boolean | null;
  /** Its number as a page of a list; from 2 on, the title must have it. */
  listPage: number;
  /** The structured data it must have. */
  blocks: readonly string[];
};

type Kind = Pick<Expectation, 'kind'> & Partial<Expectation>;

const specialtyPath = /^\/annonces\/specialite\/[^/]+$/;

const formsAndTexts = new Map(
  [
    [practitionerFormPath, 'Pré-inscription des médecins et des remplaçants'],
    [establishmentFormPath, 'Pré-inscription des établissements'],
    ...[...legalPages, planPage].map(({ path, title }) => [path, title]),
  ].map(([path = '', kind = '']) => [path, kind]),
);

/** @param path the path of a page, with its query. */
export function expectationOf(path: string): Expectation {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const kind = list(pathname, searchParams) ?? single(pathname) ?? unknown;
  return { canonical: pathname, indexed: true, listPage: 1, blocks: [], ...kind };
}

/** Whether a page is its own canonical, so that the sitemap may list it. */
export function isOwnCanonical(path: string, { canonical, indexed }: Expectation): boolean {
  return indexed !== false && canonical === path;
}

/** Whether the sitemap must list a page: its own canonical, and not a later page of a list. */
export function belongsInSitemap(path: string, expected: Expectation): boolean {
  return expected.indexed === true && isOwnCanonical(path, expected) && expected.listPage === 1;
}

/** The part of a title that numbers a page of a list. */
export function pageMark(listPage: number): string {
  return `Page ${listPage}`;
}

const unknown: Kind = { kind: 'Page inconnue', indexed: null };

function list(pathname: string, params: URLSearchParams): Kind | null {
  if (pathname === adListPath) {
    const search = parseAdSearch(params);
    if (countFilters(search) > 0) return { kind: 'Liste filtrée', canonical: adListPath };
    const { page } = search;
    const canonical = adListHref({ ...defaultSearch, page });
    return { kind: ofPage('Liste des annonces', page), canonical, listPage: page };
  }
  if (pathname === blogPath) {
    const search = parsePostSearch(params);
    if (search.tag !== null) return { kind: 'Blog, un thème', canonical: blogPath };
    if (isNarrowed(search)) return { kind: 'Blog, une recherche', canonical: blogPath };
    const { page } = search;
    return { kind: ofPage('Blog', page), canonical: blogHref({ page }), listPage: page };
  }
  return null;
}

function single(pathname: string): Kind | null {
  if (pathname === '/') return { kind: 'Accueil', blocks: ['Organization', 'WebSite'] };
  if (specialtyPath.test(pathname)) {
    return { kind: 'Annonces d’une spécialité', blocks: ['BreadcrumbList'] };
  }
  const [, adId = ''] = /^\/annonces\/([^/]+)$/.exec(pathname) ?? [];
  if (parseAdId(adId) !== null) {
    return { kind: 'Annonce', blocks: ['JobPosting', 'BreadcrumbList'] };
  }
  const [, slug = ''] = /^\/blog\/([^/]+)$/.exec(pathname) ?? [];
  if (parsePostSlug(slug) !== null) {
    return { kind: 'Article', blocks: ['BlogPosting', 'BreadcrumbList'] };
  }
  if (isResetPath(pathname)) {
    return { kind: 'Réinitialisation du mot de passe', canonical: null, indexed: false };
  }
  const kind = formsAndTexts.get(pathname);
  return kind === undefined ? null : { kind };
}

function ofPage(kind: string, page: number): string {
  return page > 1 ? `${kind}, page ${page}` : kind;
}
