import { ensureServer, findCommand } from './debian.ts';

const names = ['redis-server', 'valkey-server'];

/** The path of a Redis or Valkey server on this machine. */
export const findRedis = () => findCommand(...names);

/** Installs Redis if that is possible without a password; otherwise its tests are skipped. */
export const ensureRedis = () => ensureServer(findRedis, names, 'the tests of several instances');
