/* Imported first: reads the `.env` files, the options and the configuration, and exits when one is malformed. */
import { createRequire } from 'node:module';
import { findMisspelledNames } from '../lib/config/environment.ts';
import { readListenOptions } from './listening.ts';

/** Where the server listens. */
export const listenOptions = readEnvironment();

function readEnvironment() {
  const { env } = process;
  // Not `import`, which would run before the `.env` files are read; and what it throws is only a message.
  const require = createRequire(import.meta.url);
  // Before that: Node.js imports next.config.ts, not transpiled (`--experimental-next-config-strip-types` of Next.js).
  env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true';
  try {
    require('./env-files.ts');
    const options = readListenOptions(process.argv.slice(2), env);
    for (const { name, meant } of findMisspelledNames(env)) {
      process.stderr.write(
        `${name} is no variable of the site: is ${meant} meant? See .env.example.\n`,
      );
    }
    require('../lib/config/config.ts');
    return options;
  } catch (error) {
    return exitWithError(error);
  }
}

/** Ends a failed start: writes only the message of the error to stderr and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
