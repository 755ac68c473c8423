import { existsSync, readFileSync } from 'node:fs';
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

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
}
