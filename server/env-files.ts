/* Imported before the configuration: reads the `.env` files as Next.js does, and throws when one cuts a value. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { checkConfigFiles } from '../lib/config/environment.ts';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

// Not `import`: transpiled for `next build`, it would have no default export.
const nextEnv: typeof import('@next/env') = createRequire(import.meta.url)('@next/env');

const { env } = process;
const { loadedEnvFiles } = nextEnv.loadEnvConfig(root, env.NODE_ENV === 'development');
checkConfigFiles(loadedEnvFiles, nextEnv.initialEnv ?? {});
