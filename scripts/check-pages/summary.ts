import { formatCount } from '@/lib/french/plural';
import type { Finding } from '@/lib/seo-audit/rule';
import type { SiteCheck } from '@/lib/seo-audit/site/whole-site';

type Found = { where: string; finding: Finding };

/** The maximum of URLs listed for one kind of finding. */
const maxNamed = 10;

/** The findings on the pages and on the sitemap. */
function allFindings({ pages, sitemap }: SiteCheck): Found[] {
  return [
    ...sitemap.map(({ file, finding }) => ({ where: file, finding })),
    ...pages.flatMap(({ path, findings }) => findings.map((finding) => ({ where: path, finding }))),
  ];
}

/** Whether there are errors; advice does not count. */
export function hasErrors(check: SiteCheck): boolean {
  return allFindings(check).some(({ finding }) => finding.severity === 'error');
}

/** The findings as text: by kind, errors last, where a terminal shows them. */
export function summaryOf(check: SiteCheck): string {
  const found = allFindings(check);
  const advice = found.filter(({ finding }) => finding.severity === 'advice');
  const errors = found.filter(({ finding }) => finding.severity === 'error');
  const left = check.listed - check.pages.length;
  return [
    ...section('Conseils', advice),
    ...section('Erreurs', errors),
    '',
    `${formatCount(check.pages.length, 'page vérifiée', 'pages vérifiées')}, ${formatCount(check.files, 'fichier', 'fichiers')} du plan du site${left > 0 ? `\u00a0; ${formatCount(left, 'page laissée', 'pages laissées')} de côté (--limit)` : ''}.`,
    `${formatCount(errors.length, 'erreur', 'erreurs')}, ${formatCount(advice.length, 'conseil', 'conseils')}.`,
    '',
  ].join('\n');
}

function section(title: string, found: Found[]): string[] {
  const byLabel = new Map<string, Found[]>();
  for (const one of found) {
    const { label } = one.finding;
    const others = byLabel.get(label);
    if (others) others.push(one);
    else byLabel.set(label, [one]);
  }
  return byLabel.size === 0
    ? []
    : ['', title, ...[...byLabel].flatMap(([label, all]) => kind(label, all))];
}

function kind(label: string, found: Found[]): string[] {
  const named = found.slice(0, maxNamed);
  const left = found.length - named.length;
  const remedies = new Set(named.map(({ finding }) => finding.remedy));
  // Printed once if it is the same for all.
  const ofAll = remedies.size === 1 ? [...remedies].map((remedy) => `    → ${remedy}`) : [];
  return [
    '',
    `  ${label} (${found.length})`,
    ...named.flatMap(({ where, finding }) => [
      `    ${where}`,
      `      ${finding.problem}`,
      ...(ofAll.length === 0 ? [`      → ${finding.remedy}`] : []),
    ]),
    ...(left > 0 ? [`    … et ${left} de plus (--json les donne toutes)`] : []),
    ...ofAll,
  ];
}
