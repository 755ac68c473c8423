import { formatCount } from '@/lib/french/plural';
import type { Finding } from '@/lib/seo/audit/rule';
import type { SiteCheck } from '@/lib/seo/audit/whole-site';

type Found = Finding & { where: string };

/** The maximum of URLs listed for one kind of finding. */
const maxNamed = 10;

/** The findings of a severity on the sitemap and on the pages. */
function findingsOf({ pages, sitemap }: SiteCheck, severity: Finding['severity']): Found[] {
  return [
    ...sitemap.map(({ file, finding }) => ({ where: file, ...finding })),
    ...pages.flatMap(({ path, findings }) => findings.map((found) => ({ where: path, ...found }))),
  ].filter((found) => found.severity === severity);
}

/** How many errors there are; advice does not count. */
export function countErrors(check: SiteCheck): number {
  return findingsOf(check, 'error').length;
}

/** The findings as text: by kind, errors last, where a terminal shows them. */
export function summaryOf(check: SiteCheck): string {
  const advice = findingsOf(check, 'advice');
  const errors = findingsOf(check, 'error');
  const left = check.listed - check.pages.length;
  const leftOut = `\u00a0; ${formatCount(left, 'page laissée', 'pages laissées')} de côté (--limit)`;
  return [
    ...section('Conseils', advice),
    ...section('Erreurs', errors),
    '',
    `${formatCount(check.pages.length, 'page vérifiée', 'pages vérifiées')}, ${formatCount(check.files, 'fichier', 'fichiers')} du plan du site${left > 0 ? leftOut : ''}.`,
    `${formatCount(errors.length, 'erreur', 'erreurs')}, ${formatCount(advice.length, 'conseil', 'conseils')}.`,
    '',
  ].join('\n');
}

function section(title: string, found: Found[]): string[] {
  const labels = [...new Set(found.map(({ label }) => label))];
  const kinds = labels.map((label) => found.filter((one) => one.label === label));
  return found.length === 0 ? [] : ['', title, ...kinds.flatMap(linesOf)];
}

/** The lines on the findings of one kind. */
function linesOf(found: Found[]): string[] {
  const named = found.slice(0, maxNamed);
  const left = found.length - named.length;
  // Printed once if it is the same for all.
  const [remedy, ...others] = new Set(named.map((one) => `→ ${one.remedy}`));
  const isSame = others.length === 0;
  return [
    '',
    `  ${found[0]?.label} (${found.length})`,
    ...named.flatMap((one) => [
      `    ${one.where}`,
      `      ${one.problem}`,
      ...(isSame ? [] : [`      → ${one.remedy}`]),
    ]),
    ...(left > 0 ? [`    … et ${left} de plus (--json les donne toutes)`] : []),
    ...(isSame ? [`    ${remedy}`] : []),
  ];
}
