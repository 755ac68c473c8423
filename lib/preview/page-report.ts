import { formatCount } from '@/lib/french/plural';
import { sentence } from '@/lib/french/sentence';
import { type FieldGroup, fieldGroups } from './fields';
import { countFindings, type Finding } from './finding';
import type { Report } from './report';
import { robotsDirectives } from './robots-directives';
import { type SearchResult, searchResult } from './search-result';
import { type ShareCard, shareCard } from './share-card';
import type { DataBlock } from './structured-data';
import { descriptionOf, titleOf } from './summary';

/** All that is shown of one page. */
export type PageReportView = {
  kind: string;
  path: string;
  status: string;
  /** « 2 erreurs, 1 conseil » */
  count: string;
  findings: Finding[];
  /** How it looks elsewhere; `null` when it is no page. */
  looks: {
    /** Why it will not be among the results as it is drawn; `null` when it may be. */
    absence: string | null;
    desktop: SearchResult;
    phone: SearchResult;
    card: ShareCard;
    blocks: DataBlock[];
    groups: FieldGroup[];
  } | null;
};

/** @param brand the name of the site, which stands above a result. */
export function pageReport(report: Report, siteUrl: string, brand: string): PageReportView {
  const { page, path, findings } = report;
  // Errors first, each kind in its order.
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
    looks: page && {
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
  if (robotsDirectives(page).closedBy !== null) {
    return 'Google ne montre pas cette page\u00a0: elle demande à ne pas être gardée.';
  }
  const canonical = page.facts.canonicals.find(({ inHead }) => inHead)?.value;
  const isItself =
    canonical === undefined ||
    !URL.canParse(canonical) ||
    new URL(canonical).href === new URL(path, page.siteUrl).href;
  return isItself
    ? null
    : sentence`Google montrera plutôt la page à l’adresse canonique : ${canonical}`;
}
