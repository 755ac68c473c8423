import leven from 'leven';
import { variables } from './variables.ts';

/** The name of the machine, which shells and containers set, is not that of the company that hosts the site. */
const others = new Set(['HOSTNAME']);

const plain = (name: string) => name.replaceAll('_', '').toUpperCase();

/**
 * The names in an environment that are nearly one of ours, with the right one: `SITEURL`, or `REVALIDATION_SECRET`. The
 * first letter is the same, up to one in four differs, and the right one is not set.
 */
export function findMisspelledNames(
  env: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  const missing = Object.keys(variables).filter((name) => env[name] === undefined);
  return Object.keys(env).flatMap((name) => {
    if (name in variables || others.has(name)) return [];
    const [nearest] = missing
      .filter((meant) => plain(meant).startsWith(plain(name).slice(0, 1)))
      .map((meant) => ({ name, meant, distance: distanceOf(name, meant) }))
      .filter(({ meant, distance }) => distance <= plain(meant).length / 4)
      .sort((one, other) => one.distance - other.distance);
    return nearest === undefined ? [] : [{ name, meant: nearest.meant }];
  });
}

const distanceOf = (name: string, meant: string) => leven(plain(name), plain(meant));
