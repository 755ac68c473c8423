import { parseArgs } from 'node:util';
import { sentence } from '@/lib/french/sentence';

/** An invalid option; the message names it. */
export class OptionError extends Error {
  override name = 'OptionError';
}

export const help = sentence`Vérifie toutes les pages du plan d’un site : titres, descriptions, adresses canoniques, robots,
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

/**
 * Parses the command line: the public origin of the site, the origin its pages are requested from, and the options;
 * `null` for `--help`.
 *
 * @throws {OptionError}
 */
export function readOptions(args: string[]) {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [site, ...more] = positionals;
  if (site === undefined) throw new OptionError('Indiquez l’adresse du site.');
  if (more.length > 0)
    throw new OptionError(sentence`Un seul site à la fois : ${more.join(' ')} est de trop.`);
  return {
    siteUrl: readOrigin(site, 'L’adresse du site'),
    from: readOrigin(values.from ?? site, '--from'),
    limit: values.limit === undefined ? Infinity : readCount(values.limit, '--limit'),
    concurrency: readCount(values.concurrency, '--concurrency'),
    json: values.json,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        limit: { type: 'string' },
        concurrency: { type: 'string', default: '4' },
        json: { type: 'boolean', default: false },
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
