import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from './process.ts';

/** Whether packages can be installed here without a password: Debian or its kin, as root. */
export function mayInstallPackages(): boolean {
  return isDebian() && process.getuid?.() === 0;
}

/** Installs the first of some packages that there is; whether one was. */
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
