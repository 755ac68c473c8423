import { parseArgs } from 'node:util';
import { isDay, todayInParis } from './days.ts';

/** An error that the user can fix: reported in one sentence, without a stack trace. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

export type Options = {
  port: number;
  host: string;
  db: string;
  ads: number;
  /** The day that the days of the sample are counted from. */
  today: string;
  /** Milliseconds before each response. */
  delay: number;
  verbose: boolean;
  help: boolean;
};

const MAX_ADS = 5_000_000;
const MAX_DELAY = 60_000;

export function readOptions(args: string[]): Options {
  const given = parse(args);
  return {
    port: wholeNumber('port', given.port ?? '4100', 65_535),
    host: given.host ?? '127.0.0.1',
    db: filled('db', given.db ?? '.demo/api.sqlite'),
    ads: wholeNumber('ads', given.ads ?? '240', MAX_ADS),
    today: day('today', given.today ?? todayInParis()),
    delay: wholeNumber('delay', given.delay ?? '0', MAX_DELAY),
    verbose: given.verbose ?? false,
    help: given.help ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        db: { type: 'string' },
        ads: { type: 'string' },
        today: { type: 'string' },
        delay: { type: 'string' },
        verbose: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Only the first sentence: the rest is about positional arguments, which the demo does not have.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new StartError(`${sentence?.replace(/\.$/, '')}. See --help.`);
  }
}

function wholeNumber(name: string, value: string, max: number): number {
  if (/^\d+$/.test(value) && Number(value) <= max) return Number(value);
  throw new StartError(`--${name} must be a whole number from 0 to ${max}, not “${value}”.`);
}

function day(name: string, value: string): string {
  if (isDay(value)) return value;
  throw new StartError(`--${name} must be a day written YYYY-MM-DD, not “${value}”.`);
}

function filled(name: string, value: string): string {
  if (value !== '') return value;
  throw new StartError(`--${name} must not be empty.`);
}

export const usage = (resetPaths: string[]): string =>
  `
Usage: node tools/demo/main.ts [options]

Runs the sample API the site can be tried on.

  --port N            port to listen on, 0 for any free one (default 4100)
  --host HOST         address to listen on (default 127.0.0.1)
  --db PATH           SQLite file of the posted forms, made when missing (default .demo/api.sqlite)
  --ads N             number of sample ads (default 240)
  --today YYYY-MM-DD  day the sample dates are counted from (default: today in Paris)
  --delay MS          milliseconds before each response (default 0)
  --verbose           log every request on stderr
  -h, --help          show this

Password reset links, renewed at every start:
${resetPaths.map((path) => `  ${path}`).join('\n')}`.trim();
