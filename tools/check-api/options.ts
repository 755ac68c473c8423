import { parseArgs } from 'node:util';
import { origin } from '@/lib/config/values';
import { parseResetLink } from '@/lib/forms/password/reset-link';
import type { Writes } from './checks/reset.ts';

/** The options of the check. */
export type CheckOptions = {
  /** The origin of the API. */
  apiUrl: string;
  concurrency: number;
  writes: Writes;
  json: boolean;
};

/** An invalid option; the message names it, and no value that may be secret. */
export class OptionError extends Error {
  override name = 'OptionError';
}

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
 *
 * @throws {OptionError}
 */
export function readOptions(args: string[]): CheckOptions | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [url, ...more] = positionals;
  if (url === undefined) throw new OptionError('Give the URL of the API.');
  if (more.length > 0) throw new OptionError('Give one URL.');
  return {
    apiUrl: readOrigin(url),
    concurrency: readConcurrency(values.concurrency ?? '4'),
    writes: readWrites(values['try-writes'], values['reset-link']),
    json: values.json ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'try-writes': { type: 'boolean' },
        'reset-link': { type: 'string' },
        concurrency: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

/** By the rules of API_URL. */
function readOrigin(text: string): string {
  const read = origin.safeParse(text);
  if (read.success) return read.data;
  throw new OptionError(`The URL of the API: ${read.error.issues[0]?.message}.`);
}

function readConcurrency(text: string): number {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= 16) return number;
  throw new OptionError('--concurrency must be a whole number from 1 to 16.');
}

function readWrites(tryWrites = false, resetLink?: string): Writes {
  if (resetLink === undefined) return { kind: tryWrites ? 'refusal' : 'none' };
  const [, uid = '', token = ''] =
    /\/reset-password\/([^/?#]+)\/([^/?#]+)\/?$/.exec(resetLink) ?? [];
  const link = parseResetLink(uid, token);
  if (link !== null) return { kind: 'link', link };
  throw new OptionError('--reset-link must end in /reset-password/{uid}/{token}.');
}
