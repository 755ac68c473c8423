import { formatCount } from '@/lib/french/numbers';
import { sentence } from '@/lib/french/text';
import { isCrawlable } from '@/lib/routing/crawling';
import { previewHref } from '@/lib/routing/preview-query';
import { decodeUri } from '@/lib/runtime/decode-uri';
import type { ShareImage } from './audited-page';
import { metaOf } from './read-page';
import type { Report } from './report';
import type { Finding } from './rule';
import { shownLengths } from './rules/content';
import { googleTestUrl } from './structured-data';

export type PageReportView = ReturnType<typeof pageReport>;
export type SearchResult = ReturnType<typeof searchResult>;
export type ShareCard = ReturnType<typeof shareCard>;
export type PageSummary = ReturnType<typeof pageSummary>;

/** The report on a page, formatted; `brand` is the name of the site that is shown above a search result. */
export function pageReport(page: Report, brand: string) {
  const counts = Object.values(countsOf(page.findings));
  const { error = [], advice = [] } = Object.groupBy(page.findings, ({ severity }) => severity);
  return {
    kind: page.expected.kind,
    path: page.path,
    status: page.status === 0 ? 'sans réponse' : `réponse ${page.status}`,
    // « 2 erreurs, 1 conseil »
    count: counts.filter(Boolean).join(', ') || 'Rien à revoir',
    // Errors first, otherwise in the order of the rules.
    findings: [...error, ...advice],
    previews: page.isPage
      ? {
          absence: absenceOf(page),
          result: searchResult(page, brand),
          card: shareCard(page),
          blocks: page.blocks,
          testUrl: googleTestUrl(page.url),
          groups: fieldGroups(page),
        }
      : null,
  };
}

/** A page in the table of all kinds, formatted. */
export function pageSummary({ path, status, expected, title, findings }: Report) {
  return {
    kind: expected.kind,
    path,
    href: previewHref(path),
    status: status === 0 ? 'Sans réponse' : String(status),
    title: title || 'Sans titre',
    ...countsOf(findings),
  };
}

/** Pages with errors before those with advice, and those before the others. */
export function worstFirst(pages: readonly PageSummary[]): PageSummary[] {
  const rank = ({ errors, advice }: PageSummary) => (errors ? 0 : 1) + (errors || advice ? 0 : 1);
  return pages.toSorted((one, other) => rank(one) - rank(other));
}

/** « 2 erreurs » and « 1 conseil »; `null` for none. */
function countsOf(findings: Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const advice = findings.length - errors;
  return {
    errors: errors > 0 ? formatCount(errors, 'erreur', 'erreurs') : null,
    advice: advice > 0 ? formatCount(advice, 'conseil', 'conseils') : null,
  };
}

/** Why a page will not be in the search results, in French; empty when it may be. */
function absenceOf({ status, isAllowed, closedBy, canonical, url }: Report): string {
  if (status !== 200) return 'Google ne garde pas une page qui répond ainsi.';
  if (isAllowed !== false && closedBy !== '') {
    return sentence`Google ne montre pas cette page : elle demande à ne pas être gardée.`;
  }
  const isElsewhere = URL.canParse(canonical) && new URL(canonical).href !== url;
  const blocked = sentence`Google ne lit pas cette page : elle est bloquée par robots.txt.`;
  const elsewhere = sentence`Google montrera plutôt la page à l’adresse canonique : ${canonical}`;
  return [isAllowed === false && blocked, isElsewhere && elsewhere].filter(Boolean).join(' ');
}

/** A page in Google's results, if it uses our title and description. */
function searchResult({ url, title, description }: Report, site: string) {
  const { origin, pathname } = new URL(url);
  const segments = pathname.split('/').filter(Boolean);
  return {
    site,
    // « https://www.example.org › annonces › 12 »
    trail: [origin, ...segments.map((segment) => decodeUri(segment) ?? segment)].join(' › '),
    title: title || url,
    // Without one, Google chooses a passage of the page.
    description,
  };
}

/** The texts and the image of a shared link, with fallbacks for missing ones. */
function shareCard(page: Report) {
  const { host } = new URL(page.url);
  const { image } = page;
  return {
    /** X shows any other card small, beside a square image. */
    isLargeOnX: metaOf(page, 'twitter:card') === 'summary_large_image',
    title: metaOf(page, 'og:title') || page.title || host,
    description: metaOf(page, 'og:description') || page.description,
    host,
    site: metaOf(page, 'og:site_name'),
    image:
      image?.path && !image.failure && !image.unreadable
        ? { src: image.path, alt: image.alt }
        : null,
  };
}

/** Values with a note, by their label; empty where the page has none. */
type Values = Record<string, [value: string, note?: string]>;

/** All values of a page, for editors, by the title of their group. */
function fieldGroups(page: Report): Record<string, Values> {
  const sharing = [...ogNames, ...cardNames].map((name) => [name, [metaOf(page, name)]]);
  return {
    'Moteurs de recherche': searchValues(page),
    'Liens partagés': Object.fromEntries(sharing),
    ...(page.image && { 'Image de partage': imageValues(page.image) }),
  };
}

const listings = { yes: 'Oui', no: 'Non', unknown: 'Non vérifié' };
const ogNames = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale'];
const cardNames = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'];

function searchValues(page: Report): Values {
  const { expected, closedBy, isAllowed } = page;
  const isExpected = (is: boolean) => sentence`Attendu : ${is ? 'oui' : 'non'}`;
  return {
    Titre: measured(page.title, shownLengths.title),
    Description: measured(page.description, shownLengths.description),
    'Adresse canonique': [
      page.canonicals.join('\n'),
      sentence`Attendue : ${page.expectedUrl || 'aucune'}`,
    ],
    'À garder par les moteurs': [
      closedBy === '' ? 'Oui' : `Non (${closedBy})`,
      expected.indexed === null ? '' : isExpected(expected.indexed),
    ],
    'Balise «\u00a0robots\u00a0»': [(page.metas.get('robots') ?? []).join('\n')],
    'En-tête X-Robots-Tag': [page.robotsHeader],
    'Permise par robots.txt':
      isAllowed === null
        ? ['Pas de robots.txt']
        : [isAllowed ? 'Oui' : 'Non', isExpected(isCrawlable(page.path))],
    'Dans le plan du site': [listings[page.listed]],
    'Titre principal (H1)': [page.headings.join('\n')],
    Langue: [page.lang],
  };
}

function imageValues({ address, alt, path, failure, unreadable }: ShareImage): Values {
  const state =
    (path === null && 'Non vérifiée') ||
    (failure && sentence`Introuvable : ${failure}`) ||
    (unreadable && sentence`Illisible : ${unreadable}`);
  return { Adresse: [address], ...(state && { État: [state] }), Description: [alt] };
}

/** A text with its length, and about how many characters of it Google shows. */
function measured(text: string, shown: number): [string, string] {
  const length = formatCount([...text].length, 'caractère', 'caractères');
  return [text, text && sentence`${length} ; Google en montre environ ${shown}`];
}
