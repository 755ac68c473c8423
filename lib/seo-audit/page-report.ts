import { formatCount } from '@/lib/french/plural';
import { sentence } from '@/lib/french/sentence';
import { isCrawlable } from '@/lib/routing/crawling';
import type { TextBox } from './preview/cut';
import {
  descriptionBoxes,
  type SearchResult,
  searchResult,
  titleBoxes,
  widthIn,
} from './preview/search-result';
import { type ShareCard, type ShareImage, shareCard } from './preview/sharing';
import { metaOf, robotsDirectives, valuesOf } from './read-page';
import type { Report } from './report';
import { type AuditedPage, countFindings, type Finding } from './rule';
import type { DataBlock } from './structured-data';
import { descriptionOf, titleOf } from './summary';
import { formatWeight } from './weight';

/** The report on a page, formatted. */
export type PageReportView = {
  kind: string;
  path: string;
  status: string;
  /** « 2 erreurs, 1 conseil » */
  count: string;
  findings: Finding[];
  /** Its previews; `null` when the response is no page. */
  previews: {
    /** Why it will not be in the search results; `null` when it may be. */
    absence: string | null;
    desktop: SearchResult;
    phone: SearchResult;
    card: ShareCard;
    blocks: DataBlock[];
    groups: FieldGroup[];
  } | null;
};

/** @param brand the name of the site, shown above a search result. */
export function pageReport(report: Report, siteUrl: string, brand: string): PageReportView {
  const { page, path, findings } = report;
  // Errors first, otherwise in the order of the rules.
  const sorted = [...findings].sort((one, other) => rank(one) - rank(other));
  const shown = {
    url: new URL(path, siteUrl).href,
    title: titleOf(report) ?? new URL(path, siteUrl).href,
    description: descriptionOf(report),
    site: brand,
  };
  return {
    kind: report.expected.kind,
    path,
    status: report.status === null ? 'sans réponse' : `réponse ${report.status}`,
    count: countOf(findings),
    findings: sorted,
    previews: page && {
      absence: absenceOf(report),
      desktop: searchResult(shown, 'desktop'),
      phone: searchResult(shown, 'phone'),
      card: shareCard(page),
      blocks: page.blocks,
      groups: fieldGroups(report),
    },
  };
}

function rank({ severity }: Finding): number {
  return severity === 'error' ? 0 : 1;
}

function countOf(findings: Finding[]): string {
  const { errors, advice } = countFindings(findings);
  const parts = [
    errors > 0 && formatCount(errors, 'erreur', 'erreurs'),
    advice > 0 && formatCount(advice, 'conseil', 'conseils'),
  ].filter((part) => part !== false);
  return parts.join(', ') || 'Rien à revoir';
}

function absenceOf({ page, status, path }: Report): string | null {
  if (page === null) return null;
  if (status !== 200) return 'Google ne garde pas une page qui répond ainsi.';
  const isBlocked = page.robotsTxt?.allows(path) === false;
  if (!isBlocked && robotsDirectives(page).closedBy !== null) {
    return 'Google ne montre pas cette page\u00a0: elle demande à ne pas être gardée.';
  }
  const canonical = page.facts.canonicals.find(({ inHead }) => inHead)?.value;
  const isItself =
    canonical === undefined ||
    !URL.canParse(canonical) ||
    new URL(canonical).href === new URL(path, page.siteUrl).href;
  const reasons = [
    isBlocked && 'Google ne lit pas cette page\u00a0: elle est bloquée par robots.txt.',
    !isItself && sentence`Google montrera plutôt la page à l’adresse canonique : ${canonical}`,
  ];
  return reasons.filter((reason) => reason !== false).join(' ') || null;
}

/** A value of a page. */
type Field = { label: string; value: string; note?: string };

export type FieldGroup = { title: string; fields: Field[] };

const nothing = 'Absent';
const listings = { yes: 'Oui', no: 'Non', unknown: 'Non vérifié' };

/** All values of a page, for editors. */
function fieldGroups(report: Report): FieldGroup[] {
  const { page } = report;
  if (page === null) return [];
  return [
    { title: 'Moteurs de recherche', fields: searchFields(report, page) },
    { title: 'Liens partagés', fields: sharingFields(page) },
    ...(page.image ? [{ title: 'Image de partage', fields: imageFields(page.image) }] : []),
  ];
}

function searchFields(report: Report, page: AuditedPage): Field[] {
  const { facts, expected, robotsHeader, robotsTxt, siteUrl, path } = page;
  const { closedBy } = robotsDirectives(page);
  return [
    measured('Titre', titleOf(report), titleBoxes.desktop),
    measured('Description', descriptionOf(report), descriptionBoxes.desktop),
    {
      label: 'Adresse canonique',
      value: facts.canonicals.map(placed).join('\n') || nothing,
      note:
        expected.canonical === null
          ? 'Attendue\u00a0: aucune'
          : `Attendue\u00a0: ${new URL(expected.canonical, siteUrl).href}`,
    },
    {
      label: 'À garder par les moteurs',
      value: closedBy === null ? 'Oui' : `Non (${closedBy})`,
      ...(expected.indexed !== null && {
        note: `Attendu\u00a0: ${expected.indexed ? 'oui' : 'non'}`,
      }),
    },
    {
      label: sentence`Balise « robots »`,
      value: valuesOf(facts, 'robots').map(placed).join('\n') || nothing,
    },
    { label: 'En-tête X-Robots-Tag', value: robotsHeader ?? nothing },
    {
      label: 'Permise par robots.txt',
      value: robotsTxt === null ? 'Pas de robots.txt' : robotsTxt.allows(path) ? 'Oui' : 'Non',
      ...(robotsTxt !== null && {
        note: `Attendu\u00a0: ${isCrawlable(path) ? 'oui' : 'non'}`,
      }),
    },
    { label: 'Dans le plan du site', value: listings[report.listed] },
    { label: 'Titre principal (H1)', value: facts.headings.join('\n') || nothing },
    { label: 'Langue', value: facts.lang ?? nothing },
  ];
}

const sharingNames = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

function sharingFields({ facts }: AuditedPage): Field[] {
  return sharingNames.map((name) => ({ label: name, value: metaOf(facts, name) ?? nothing }));
}

function imageFields({ address, alt, found }: ShareImage): Field[] {
  return [
    { label: 'Adresse', value: address },
    ...foundFields(found),
    { label: 'Description', value: alt ?? nothing },
  ];
}

function foundFields(found: ShareImage['found']): Field[] {
  switch (found?.kind) {
    case undefined:
      return [{ label: 'État', value: 'Non vérifiée' }];
    case 'missing':
      return [{ label: 'État', value: `Introuvable\u00a0: ${found.reason}` }];
    case 'not-an-image':
      return [{ label: 'État', value: `Illisible\u00a0: ${found.type}` }];
    case 'image': {
      const { type, width, height } = found.facts;
      return [
        { label: 'Format', value: type },
        { label: 'Taille', value: `${width} × ${height} pixels` },
        { label: 'Poids', value: formatWeight(found.bytes) },
      ];
    }
  }
}

function measured(label: string, value: string | null, box: TextBox): Field {
  if (value === null) return { label, value: nothing };
  const length = formatCount([...value].length, 'caractère', 'caractères');
  return { label, value, note: `${length}, ${widthIn(value, box)} px sur ${box.width}` };
}

function placed({ value, inHead }: { value: string; inHead: boolean }): string {
  return inHead ? value : `${value} (hors de l’en-tête)`;
}
