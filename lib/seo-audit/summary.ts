import { formatCount } from '@/lib/french/plural';
import { previewHref } from '@/lib/preview/query';
import { metaOf } from './read-page';
import type { Report } from './report';
import { countFindings } from './rule';

/** A page in the table of all kinds. */
export type PageSummary = {
  kind: string;
  path: string;
  /** The URL of its preview. */
  href: string;
  status: string;
  title: string | null;
  errors: string | null;
  advice: string | null;
};

/** @param missing whether the page must not exist. */
export function pageSummary(report: Report, missing = false): PageSummary {
  const { errors, advice } = countFindings(report.findings);
  return {
    kind: missing ? 'Page introuvable' : report.expected.kind,
    path: report.path,
    href: previewHref(report.path),
    status: report.status === null ? 'Sans réponse' : String(report.status),
    title: titleOf(report),
    errors: errors > 0 ? formatCount(errors, 'erreur', 'erreurs') : null,
    advice: advice > 0 ? formatCount(advice, 'conseil', 'conseils') : null,
  };
}

/** The title of a page, as search engines read it. */
export function titleOf({ page }: Report): string | null {
  return page?.facts.titles.find(({ inHead, value }) => inHead && value !== '')?.value ?? null;
}

/** The description of a page, as search engines read it. */
export function descriptionOf({ page }: Report): string | null {
  return page && metaOf(page.facts, 'description');
}
