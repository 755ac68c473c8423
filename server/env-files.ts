/*
 * Imported first by next.config.mts and by the server, before the configuration: reads the `.env` files of the project,
 * as Next.js does, and throws when one of them cuts a value.
 */
import nextEnv from '@next/env';
import { checkConfigFiles } from '../lib/config/files.ts';
import { root } from './root.ts';

const { env } = process;
const { loadedEnvFiles } = nextEnv.loadEnvConfig(root, env.NODE_ENV === 'development');
checkConfigFiles(loadedEnvFiles, nextEnv.initialEnv ?? {});
