/*
 * Runs a TypeScript script on the Node.js of the project, after installing missing packages. Plain
 * JavaScript without dependencies: it must run on a fresh clone, on the Node.js of the machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script, ...options] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node.js 20 or newer is needed; this one is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json…');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    // Shows errors even when this command is silent, and no warnings: they are about changes of the lock file
    // and about the Node.js of the machine, which runs only this install.
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
}

const nodeFolder = findNode();
const child = spawn(join(nodeFolder, 'node'), [script, ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: nodeFolder + delimiter + (process.env.PATH ?? '') },
});
// Ctrl-C reaches the whole process group: the script stops its children, and this process waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** The folder of the project's Node.js; of the machine's where package.json has none for its system. */
function findNode() {
  const folder = join(root, 'node_modules', '.bin');
  if (existsSync(join(folder, 'node'))) return folder;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const major = `${process.versions.node.split('.')[0]}.x`;
  if (major === engines.node) return dirname(process.execPath);
  console.error(
    `Node.js ${engines.node} is needed on ${process.platform} ${process.arch}; this one is ${process.version}.`,
  );
  process.exit(1);
}

/** Whether node_modules matches the lock file; packages for other systems may be absent. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const [wanted, installed] = [join(root, 'package-lock.json'), installedLock].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')).packages,
  );
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !installed[path]) || installed[path]?.version === version,
  );
}
