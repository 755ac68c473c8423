import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './process.ts';

/** Whether packages can be installed without a password: as root on Debian or a derivative. */
export function mayInstallPackages(): boolean {
  return isDebian() && process.getuid?.() === 0;
}

/** Installs the first of some packages that is available; returns whether one was installed. */
export async function installPackage(...names: string[]): Promise<boolean> {
  await runCommand('apt-get', ['update', '-qq']);
  for (const name of names) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name];
    if ((await runCommand('apt-get', install)) === 0) return true;
  }
  return false;
}

/** The path of the first of some commands of this machine, those of its administrator included. */
export function findCommand(...names: string[]): string | undefined {
  const others = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin'];
  return [...(process.env.PATH ?? '').split(delimiter), ...others]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Installs a server if that is possible without a password; otherwise its tests are skipped.
 *
 * @param tests what it is for.
 */
export async function ensureServer(
  find: () => string | undefined,
  packages: string[],
  tests: string,
): Promise<void> {
  if (find()) return;
  const [name] = packages;
  if (mayInstallPackages()) {
    console.log(`Installing ${name} for ${tests}…`);
    await installPackage(...packages);
  }
  if (!find()) console.log(`No ${name}: ${tests} are skipped. Install it to run them.`);
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
}
