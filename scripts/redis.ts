import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstallPackages } from './debian.ts';

const names = ['redis-server', 'valkey-server'];

/** The path of a Redis or Valkey server on this machine. */
export function findRedis(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs Redis if that is possible without a password; otherwise its tests are skipped. */
export async function ensureRedis(): Promise<void> {
  if (findRedis()) return;
  if (mayInstallPackages()) {
    console.log('Installing redis-server for the tests of several instances…');
    await installPackage(...names);
  }
  if (!findRedis()) {
    console.log(
      'No redis-server: the tests of several instances are skipped. Install it to run them.',
    );
  }
}
