/*
 * Imported first by the server: reads the `.env` files of the project, as Next.js does, the command line
 * options and the configuration. Exits with a message when one of them is malformed or missing.
 */
import { createRequire } from 'node:module';
import nextEnv from '@next/env';
import { exitWithError } from './exit-with-error.ts';
import { readListenOptions } from './listen-options.ts';
import { root } from './root.ts';

const { env } = process;

nextEnv.loadEnvConfig(root, env.NODE_ENV === 'development');

/** Where the server listens. */
export const listenOptions = orExit(() => readListenOptions(process.argv.slice(2), env));

// Not `import`, which would run before the `.env` files are read.
orExit(() => createRequire(import.meta.url)('../lib/config.ts'));

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithError(error);
  }
}
