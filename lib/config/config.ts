import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './environment.ts';
import { isPlaceholder, pageVariables, variables } from './variables.ts';

/* The configuration of the site, from the environment, validated once. The browser gets values through props. */

export const variableNames = Object.keys(variables);

const schema = z.object(variables).superRefine(({ MATOMO_URL, MATOMO_SITE_ID }, { addIssue }) => {
  if ((MATOMO_URL === undefined) === (MATOMO_SITE_ID === undefined)) return;
  const missing = MATOMO_URL === undefined ? 'MATOMO_URL' : 'MATOMO_SITE_ID';
  addIssue({ code: 'custom', path: [missing], message: 'missing' });
});

/** The validated configuration, by the names of the variables. URLs have no trailing slash. */
type Config = z.output<typeof schema>;

/** Reads an environment. Empty values count as missing (docs/product.md#configuration). @throws {ConfigError} */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    variableNames.map((name) => {
      const value = env[name]?.trim();
      return [name, value === '' && name !== 'GEOCODER_URL' ? undefined : value];
    }),
  );
  // https://vercel.com/docs/environment-variables/system-environment-variables#VERCEL_ENV
  const isPreview = /^(?:preview|development)$/.test(`${env.VERCEL_ENV}`);
  given.INDEXING ??= isPreview ? 'off' : undefined;
  const result = schema.safeParse(given);
  const problems = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (!problems.has(name)) {
      problems.set(name, given[name] === undefined ? 'missing' : issue.message);
    }
  }
  for (const [name, value = ''] of env.NODE_ENV === 'production' ? Object.entries(given) : []) {
    if (isPlaceholder(value)) problems.set(name, 'still the placeholder of .env.example');
  }
  if (result.success && problems.size === 0) return result.data;
  throw new ConfigError(explain(problems));
}

/** The purpose of each variable and an example, by its name, for the message of a faulty one. */
export function readPurposes() {
  const table = readFileSync(join(process.cwd(), 'lib/config/purposes.txt'), 'utf8');
  const rows = table.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', purpose = '', example = ''] = row.split(' | ');
      return [name, { purpose, example }];
    }),
  );
}

function explain(problems: Map<string, string>): string {
  const purposes = readPurposes();
  const lines = [...problems].map(([name, problem]) => {
    const { purpose, example } = purposes.get(name) ?? {};
    return `  ${name}: ${problem}\n    what it is for: ${purpose}\n    example: ${name}=${example}`;
  });
  return `The configuration has ${problems.size} faulty variable${problems.size > 1 ? 's' : ''}.\n${lines.join('\n')}\nSee .env.example.`;
}

/** The values that change what a page contains, as text: equal when pages of one are right for the other. */
export function formatPageConfig(config: Config): string {
  const values = Object.entries(config).filter(([name]) => name in pageVariables);
  return JSON.stringify([...values, ['METRICS_TOKEN', config.METRICS_TOKEN !== undefined]]);
}

export const config = parseConfig(process.env);
/** Whether this process, or the one that started it, builds the site: it makes no network requests. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
/** Whether this runs on Vercel, which has its own caches. */
export const isOnVercel = process.env.VERCEL === '1';
/** Whether pages measure what visitors wait for (docs/operations.md#metrics). Vercel has no metrics. */
export const measuresVisits =
  config.METRICS_TOKEN !== undefined && config.FIELD_METRICS === 'on' && !isOnVercel;
/** Whether this is `npm run dev`, whose pages are never cached and reload after each change. */
export const isDeveloping = process.env.NODE_ENV === 'development';
