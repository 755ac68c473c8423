/*
 * `npm run check:pages -- https://site`: the audit of the editors' preview, for all pages in the sitemap of a site.
 */

import { parseArgs } from 'node:util';
import { createSiteClient } from '@/lib/api/browser/site-client';
import { sentence } from '@/lib/french/sentence';
import { checkSite, NoSitemapError } from '@/lib/seo/audit/whole-site';
import { countErrors, summaryOf } from './summary.ts';

const help = sentence`Vérifie toutes les pages du plan d’un site : titres, descriptions, adresses canoniques, robots,
partage, images et données structurées.

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
  const limit =
    values.limit === undefined ? Number.POSITIVE_INFINITY : readCount(values.limit, '--limit');
  const concurrency = readCount(values.concurrency, '--concurrency');

  const client = createSiteClient({ origin: from, timeout: 20_000 });
  const home = await client.page('/');
  if (home.kind === 'failed') {
    console.error(sentence`${from} ne répond pas. Vérifiez l’adresse, ou que le site est démarré.`);
    return 2;
  }
  const check = await checkSite(client, { siteUrl, limit, concurrency, onProgress });
  process.stdout.write(
    values.json ? `${JSON.stringify({ siteUrl, from, ...check }, null, 2)}\n` : summaryOf(check),
  );
  return countErrors(check) > 0 ? 1 : 0;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        limit: { type: 'string' },
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
  const url = URL.parse(text);
  // The URL of an origin is the origin and a slash.
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) {
    return url.origin;
  }
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
  const tenth = (count: number) => Math.floor((count * 10) / total);
  if (done === 0 || tenth(done) > tenth(done - 1)) {
    console.error(`${done}/${total} pages vérifiées`);
  }
}
