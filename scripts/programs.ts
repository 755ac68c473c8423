import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './process.ts';

const redis = ['redis-server', 'valkey-server'];

/** The path of a Redis or Valkey server on this machine. */
export const findRedis = () => findCommand(redis);

/** The path of nginx on this machine. */
export const findNginx = () => findCommand(['nginx']);

/** The path of Caddy on this machine. */
export const findCaddy = () => findCommand(['caddy']);

/** Whether this machine has Java, which the Nu HTML Checker needs. */
export const hasJava = () => spawnSync('java', ['-version']).status === 0;

const servers = [
  { find: findRedis, packages: redis, tests: 'the tests of several instances' },
  { find: findNginx, packages: ['nginx-light', 'nginx'], tests: 'the tests of deploy/nginx.conf' },
  { find: findCaddy, packages: ['caddy'], tests: 'the tests of deploy/Caddyfile' },
];

/** Installs the servers of the tests if that is possible without a password; otherwise their tests are skipped. */
export async function ensureServers(): Promise<void> {
  for (const { find, packages, tests } of servers) {
    if (!find()) await installPackage(tests, ...packages);
    if (!find()) console.log(`No ${packages[0]}: ${tests} are skipped. Install it to run them.`);
  }
}

/** Whether packages can be installed without a password: as root on Debian or a derivative. */
function mayInstallPackages(): boolean {
  const release = '/etc/os-release';
  const isDebian =
    existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/**
 * Installs the first of some packages that is available, if that is possible without a password.
 * @param purpose what needs it, for the log.
 */
export async function installPackage(purpose: string, ...names: string[]): Promise<void> {
  if (!mayInstallPackages()) return;
  console.log(`Installing ${names[0]} for ${purpose}…`);
  await runCommand('apt-get', ['update', '-qq']);
  for (const name of names) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name];
    if ((await runCommand('apt-get', install)) === 0) return;
  }
}

/** The path of the first command that this machine has, for its administrator too. */
function findCommand(names: string[]): string | undefined {
  const others = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin'];
  return [...(process.env.PATH ?? '').split(delimiter), ...others]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);
}
