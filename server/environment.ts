/*
 * Loaded before anything else of the server: reads the `.env` files of the project, as Next.js does, the
 * options of the command and the configuration. What is malformed or missing ends the start here, with
 * its message.
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

// Not `import`, which would be hoisted above the line that reads the files.
orExit(() => createRequire(import.meta.url)('../lib/config.ts'));

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWithError(error);
  }
}
