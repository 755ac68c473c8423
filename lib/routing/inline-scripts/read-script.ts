import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuresVisits } from '../../config/config.ts';

declare global {
  interface Window {
    /** The queue of `next/script`. */
    __next_s?: unknown[];
    /** https://www.w3.org/TR/trusted-types/; not in every browser. */
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy: (name: string, rules: object) => object;
    };
  }
}

/**
 * The text of a script of this folder, as pages contain it: without comments, spaces and optional punctuation. Biome ends
 * each statement with a semicolon; none of the scripts has a space or a comma before a bracket in a string.
 */
function readScript(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll(/\/\*\*[^*]*\*\/|^ *\/\/.*$/gm, '')
    .replaceAll(/\s*([^\w$])\s*/g, '$1')
    .replaceAll(/[,;](?=[)\]}])/g, '')
    .trim();
}

// Each path is a literal, so that the build traces the file.

/** Creates the default policy of Trusted Types, in every page. */
export const defaultPolicyScript = readScript(
  join(process.cwd(), 'lib/routing/inline-scripts/default-policy.js'),
);

/** Starts the scripts that server/prepare-page.ts defers. */
export const startScript = readScript(
  join(process.cwd(), 'lib/routing/inline-scripts/start-scripts.js'),
);

/** Skips the layout of what is outside the viewport, until the style sheets have loaded. */
export const unstyledLayoutScript = readScript(
  join(process.cwd(), 'lib/routing/inline-scripts/unstyled-layout.js'),
);

/** Measures what visitors wait for. */
export const webVitalsScript = readScript(
  join(process.cwd(), 'lib/routing/inline-scripts/web-vitals.js'),
);

/** The scripts that the layout has, in order. */
export const layoutScripts = measuresVisits
  ? [defaultPolicyScript, webVitalsScript]
  : [defaultPolicyScript];
