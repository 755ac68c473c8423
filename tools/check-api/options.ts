import { parseArgs } from 'node:util';
import { origin, variables } from '@/lib/config/variables';
import { parseResetLink } from '@/lib/forms/password/reset-link';
import { siteEnvironment } from '../../scripts/site.ts';
import type { Writes } from './checks/reset.ts';

/** Nothing can be checked. The message says why. */
export class NotCheckedError extends Error {}

/** An invalid option. The message names it, and no value that may be secret. */
export class OptionError extends NotCheckedError {}

export const help = `Checks that a live API keeps the contract that the site needs (docs/api.openapi.json): every call, paging,
filters, what does not exist, errors, types, times. For each finding it says what the site does about it.

  npm run check:api -- https://api.example.org

The URL is that of API_URL: the origin, without /api/v1. Some fifty requests, none of which writes.

Options
  --try-writes         also post a password reset with a link of no account, which has to be refused
  --reset-link <url>   also use up this link, as e-mailed, of an account made for the purpose: its password
                       becomes one that nobody knows
  --concurrency <n>    requests at a time, 1 to 16 (4)
  --json               write the result as JSON, for a machine (with npm run -s)
  --help               show this

Exit code: 0 without errors (advice is none), 1 with, 2 when nothing could be checked.
`;

/**
 * Parses the command line; `null` for `--help`.
 * @throws {OptionError}
 */
export function readOptions(args: string[]) {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [url, ...more] = positionals;
  if (url === undefined) throw new OptionError('Give the URL of the API.');
  if (more.length > 0) throw new OptionError('Give one URL.');
  const api = origin.safeParse(url);
  if (!api.success) throw new OptionError(`The URL of the API: ${api.error.issues[0]?.message}.`);
  if (!/^(?:0?[1-9]|1[0-6])$/.test(values.concurrency))
    throw new OptionError('--concurrency must be a whole number from 1 to 16.');
  return {
    apiUrl: api.data,
    concurrency: Number(values.concurrency),
    writes: readWrites(values['try-writes'], values['reset-link']),
    json: values.json,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'try-writes': { type: 'boolean', default: false },
        'reset-link': { type: 'string' },
        concurrency: { type: 'string', default: '4' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

function readWrites(tryWrites: boolean, resetLink?: string): Writes {
  if (resetLink === undefined) return tryWrites ? 'refusal' : 'none';
  const [, uid = '', token = ''] =
    /\/reset-password\/([^/?#]+)\/([^/?#]+)\/?$/.exec(resetLink) ?? [];
  const link = parseResetLink(uid, token);
  if (link !== null) return link;
  throw new OptionError('--reset-link must end in /reset-password/{uid}/{token}.');
}

/** Sets the environment of a site on an API, whatever it was. Import the code that reads it later. */
export function configureSite(apiUrl: string): void {
  for (const name of Object.keys(variables)) delete process.env[name];
  Object.assign(process.env, siteEnvironment(apiUrl, 'https://site.example'));
}
