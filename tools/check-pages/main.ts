// `npm run check:pages -- https://site`: the audit of the editors' preview, for all pages in the sitemap of a site.

import { parseArgs } from 'node:util';
import { createSiteClient } from '@/lib/api/site-client';
import { origin } from '@/lib/config/variables';
import { formatCount } from '@/lib/french/numbers';
import { sentence } from '@/lib/french/text';
import type { Finding } from '@/lib/seo/audit/rule';
import { checkSite, NoSitemapError, type SiteCheck } from '@/lib/seo/audit/whole-site';

const help = sentence`Vérifie toutes les pages du plan d’un site : titres, descriptions, adresses canoniques, robots,
partage, images, liens du site et données structurées.

  npm run check:pages -- https://www.example.org

Options
  --from <origine>     lire le site à cette adresse, quand la sienne n’est pas joignable d’ici :
                       npm run check:pages -- https://www.example.org --from http://127.0.0.1:3000
  --limit <n>          ne vérifier que les n premières pages
  --concurrency <n>    pages lues en même temps (4)
  --json               écrire le résultat en JSON, pour une machine (avec npm run -s)
  --help               afficher cette aide

Code de sortie : 0 sans erreur (les conseils n’en sont pas), 1 avec, 2 si rien n’a pu être vérifié.
`;

/** The maximum of URLs listed for one kind of finding. */
const maxNamed = 10;

/** An invalid option; the message names it. */
class OptionError extends Error {}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof OptionError) console.error(`${error.message}\n\n${help}`);
  else if (error instanceof NoSitemapError)
    console.error(sentence`Aucune page à vérifier : ${error.message} ne donne aucune adresse.`);
  else throw error;
  process.exitCode = 2;
}

/** Returns the exit status. */
async function run(): Promise<number> {
  const { values, positionals } = parse();
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [site, ...more] = positionals;
  if (site === undefined) throw new OptionError('Indiquez l’adresse du site.');
  if (more.length > 0)
    throw new OptionError(sentence`Un seul site à la fois : ${more.join(' ')} est de trop.`);
  const siteUrl = readOrigin(site, 'L’adresse du site');
  const from = readOrigin(values.from ?? site, '--from');
  const limit = readCount(values.limit, '--limit');
  const concurrency = readCount(values.concurrency, '--concurrency');

  const client = createSiteClient({ origin: from, timeout: 20_000 });
  const home = await client.get('/');
  if (home.kind === 'failed') {
    console.error(sentence`${from} ne répond pas. Vérifiez l’adresse, ou que le site est démarré.`);
    return 2;
  }
  const check = await checkSite(client, { siteUrl, limit, concurrency, onProgress });
  const found = findingsOf(check);
  const text = values.json
    ? JSON.stringify({ siteUrl, from, ...check }, null, 2)
    : summaryOf(check, found);
  console.log(text);
  return found.errors.length > 0 ? 1 : 0;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        limit: { type: 'string', default: '9999999' },
        concurrency: { type: 'string', default: '4' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OptionError(`Option inconnue ou sans valeur (${String(error)}).`);
  }
}

function readOrigin(text: string, name: string): string {
  const { data } = origin.safeParse(text);
  if (data !== undefined) return new URL(data).origin;
  throw new OptionError(
    sentence`${name} doit être une origine, comme https://www.example.org : ${text}`,
  );
}

function readCount(text: string, name: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new OptionError(sentence`${name} doit être un nombre entier, à partir de 1 : ${text}`);
}

/** Prints a line for each tenth of the pages. */
function onProgress(done: number, total: number): void {
  const isTenth = done % Math.ceil(total / 10) === 0;
  if (isTenth || done === total) console.error(`${done}/${total} pages vérifiées`);
}

type Found = Finding & { where: string };

/** The findings on the sitemap and on the pages, by severity. */
function findingsOf({ pages, sitemap }: SiteCheck) {
  const found: Found[] = [
    ...sitemap.map(({ file, finding }) => ({ where: file, ...finding })),
    ...pages.flatMap(({ path, findings }) => findings.map((each) => ({ where: path, ...each }))),
  ];
  const ofSeverity = (wanted: Finding['severity']) =>
    found.filter((each) => each.severity === wanted);
  return { errors: ofSeverity('error'), advice: ofSeverity('advice') };
}

/** The findings as text: by kind, errors last, where a terminal shows them. */
function summaryOf(check: SiteCheck, { errors, advice }: ReturnType<typeof findingsOf>): string {
  const left = check.listed - check.pages.length;
  const leftOut = `\u00a0; ${formatCount(left, 'page laissée', 'pages laissées')} de côté (--limit)`;
  return [
    ...section('Conseils', advice),
    ...section('Erreurs', errors),
    '',
    `${formatCount(check.pages.length, 'page vérifiée', 'pages vérifiées')}, ${formatCount(check.files, 'fichier', 'fichiers')} du plan du site${left > 0 ? leftOut : ''}.`,
    `${formatCount(errors.length, 'erreur', 'erreurs')}, ${formatCount(advice.length, 'conseil', 'conseils')}.`,
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
