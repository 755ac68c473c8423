import leven from 'leven';
import { variables } from './variables.ts';

/** A message to the operator, shown without a stack, which would only point here. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(message: string) {
    super(message);
    this.stack = `${this.name}: ${message}`;
  }
}

type Environment = Record<string, string | undefined>;

/** An `.env` file, as `@next/env` returns it. */
type EnvFile = { path: string; contents: string };
// As `dotenv`, which `@next/env` contains, reads a line.
const assignments = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*(?:=|:[ \t])(.*)$/gm;

/** Checks that values arrive as `.env` files have them. @param env counts before the files. @throws {ConfigError} */
export function checkConfigFiles(files: readonly EnvFile[], env: Environment): void {
  const read = files.map(({ path, contents }) => ({ path, values: valuesIn(contents) }));
  const known = new Set([...Object.keys(env), ...read.flatMap(({ values }) => [...values.keys()])]);
  const lines: string[] = [];
  for (const name of Object.keys(variables)) {
    if (env[name] !== undefined) continue;
    const file = read.find(({ values }) => values.has(name));
    const fault = file && faultOf(file.values.get(name) ?? '', known);
    if (fault) lines.push(`  ${name} in ${file.path}: ${fault}`);
  }
  if (lines.length === 0) return;
  throw new ConfigError(`Values do not arrive as they are written.\n${lines.join('\n')}`);
}

/** The text after the sign of each assignment. Of several for a variable the last one counts. */
function valuesIn(contents: string): Map<string, string> {
  const found = contents.replace(/\r\n?/g, '\n').matchAll(assignments);
  return new Map([...found].map(([, name = '', written = '']) => [name, written]));
}

function faultOf(written: string, known: ReadonlySet<string>): string | null {
  const isQuoted = /^\s*(["'`]).*\1/.test(written);
  const hash = isQuoted ? -1 : written.indexOf('#');
  // After a space it is meant as a comment.
  if (hash === 0 || /\S/.test(written.charAt(hash - 1))) {
    return "its # starts a comment. Put the value in quotes: '…#…'";
  }
  const value = hash === -1 ? written : written.slice(0, hash);
  const references = [...value.matchAll(/(?<!\\)\$\{?(\w+)/g)].map(([, name = '']) => name);
  // `$_` and `$1` are no reference that anybody means.
  if (references.every((name) => /^[A-Z][A-Z\d_]+$/.test(name) && known.has(name))) return null;
  return 'its $ starts the name of a variable that does not exist. Write \\$ for each, in quotes too';
}

/** The name of the machine, which shells and containers set, is not that of the company that hosts the site. */
const others = new Set(['HOSTNAME']);
const plain = (name: string) => name.replaceAll('_', '').toUpperCase();

/** The names in an environment that are nearly one of ours that is not set, such as `SITEURL`, with the right one. */
export function findMisspelledNames(env: Environment): { name: string; meant: string }[] {
  const missing = Object.keys(variables).filter((name) => env[name] === undefined);
  return Object.keys(env).flatMap((name) => {
    if (name in variables || others.has(name)) return [];
    const [nearest] = missing
      .filter((meant) => plain(meant).startsWith(plain(name).slice(0, 1)))
      .map((meant) => ({ name, meant, distance: leven(plain(name), plain(meant)) }))
      .filter(({ meant, distance }) => distance <= plain(meant).length / 4)
      .sort((one, other) => one.distance - other.distance);
    return nearest === undefined ? [] : [{ name, meant: nearest.meant }];
  });
}
