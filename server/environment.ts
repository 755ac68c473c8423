/*
 * Imported first by the server: reads the `.env` files of the project, as Next.js does, the command line
 * options and the configuration. Exits with a message when one of them is malformed or missing.
 */
import { createRequire } from 'node:module';
import { findMisspelledNames } from '../lib/config/names.ts';
import { exitWithError } from './exit-with-error.ts';
import { readListenOptions } from './listen-options.ts';

const { env } = process;

// Before the variables are read: next.config.ts is imported by Node.js, as the server is, and not transpiled
// (`--experimental-next-config-strip-types` of the commands of Next.js).
env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true';

// Not `import`: what it throws is only a message.
const require = createRequire(import.meta.url);
orExit(() => require('./env-files.ts'));

/** Where the server listens. */
export const listenOptions = orExit(() => readListenOptions(process.argv.slice(2), env));

for (const { name, meant } of findMisspelledNames(env)) {
  process.stderr.write(
    `${name} is no variable of the site: is ${meant} meant? See .env.example.\n`,
  );
}

// Not `import`, which would run before the `.env` files are read.
orExit(() => require('../lib/config/index.ts'));

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithError(error);
  }
}
