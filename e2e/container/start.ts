import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { readImage } from '../../deploy/image.fixture.ts';
import { isPortFree, root, runCommand } from '../../scripts/process.ts';
import { installPackage } from '../../scripts/programs.ts';
import { compose, run, show, testName } from './engine.ts';

/** A secret in the `.env.local` of the folder that the image is built in. */
export const secret = 'un-secret-de-l-hote-7f3a9';

/** The ports of compose.yaml. */
const ports = [8080, 4100];

const notCopied =
  /^(?:\.git|\.ci|\.demo|\.next|\.vercel|node_modules|test-results|\.env(?!\.example$).*)$/;

/** Copies the project, without what belongs to this machine, and adds a secret that must not get into the image. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-container-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !notCopied.test(relative(root, path)),
  });
  writeFileSync(join(folder, '.env.local'), `REVALIDATE_SECRET=${secret}\n`);
  return folder;
}

/** An image to test instead of one that is built: the workflow that publishes it tests it first. */
const given = process.env.CONTAINER_IMAGE;

/** Global setup: builds the image and starts compose.yaml as docs/deployment.md says. Returns what removes it all. */
export default async function start(): Promise<() => Promise<void>> {
  for (const port of ports) {
    if (!(await isPortFree(port))) throw new Error(`Port ${port}, of compose.yaml, is not free.`);
  }
  const folder = copyProject();
  process.env.CONTAINER_TEST_FOLDER = folder;
  const made: string[] = [];
  const remove = async () => {
    await compose(folder, 'down', '--volumes');
    // After a failure some do not exist.
    for (const image of [testName, ...made]) await run('rmi', image).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ensureBaseImages(folder, made);
    if (given) await run('tag', given, testName);
    await compose(folder, 'up', given ? '--no-build' : '--build', '--detach');
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

/** The base image of debian.Dockerfile. */
const debian = 'medireleve-test-debian';

const image = z.object({ image: z.string() });
const composeFile = z.object({ services: z.record(z.string(), image) });
/** The files that name base images. */
const naming = ['Dockerfile', 'compose.yaml', 'deploy/compose.yaml'];

/** The images that the Dockerfile and both compose.yaml start from, by their digests. */
function baseImages(): string[] {
  const named = naming.slice(1).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const { services } = composeFile.parse(parse(text, { merge: true }));
    return Object.values(services).map((service) => service.image);
  });
  const all = [...readImage().bases.map(String), ...named];
  return [...new Set(all.filter((name) => name.includes('@')))];
}

const withoutDigest = (name: string) => name.replace(/@.*/, '');

const isDone = (command: Promise<unknown>) =>
  command.then(
    () => true,
    () => false,
  );

/**
 * Pulls the base images that this machine does not have. Where no registry answers, it makes one of the Debian of this
 * machine, in place of all that are missing.
 * @param project a copy of the project, which names those without their digests. @param made receives their names.
 */
export async function ensureBaseImages(project: string, made: string[]): Promise<void> {
  const missing: string[] = [];
  for (const name of baseImages()) {
    if (await isDone(run('image', 'inspect', name))) continue;
    if (!(await isDone(run('pull', name)))) missing.push(name);
  }
  if (missing.length === 0) return;
  console.log(`No registry has ${missing.join(', ')}: made of the Debian of this machine.`);
  for (const file of naming.map((name) => join(project, name))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      missing.reduce((all, name) => all.replaceAll(name, withoutDigest(name)), text),
    );
  }
  const names = missing.map(withoutDigest);
  made.push(debian, ...names);
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-base-'));
  try {
    await importDebian(folder);
    await addPrograms(folder, names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes an image of the packages of this machine's release of Debian. */
async function importDebian(folder: string): Promise<void> {
  const { VERSION_CODENAME = '' } = parseEnv(readFileSync('/etc/os-release', 'utf8'));
  const packages = 'ca-certificates,caddy,libstdc++6,nginx-light,redis-server';
  const system = join(folder, 'system');
  await installPackage('the base image', 'debootstrap');
  const make = ['--variant=minbase', `--include=${packages}`, VERSION_CODENAME, system];
  if ((await runCommand('debootstrap', make)) !== 0) {
    throw new Error('A base image of Debian needs debootstrap, root and a mirror of Debian.');
  }
  const archive = join(folder, 'system.tar');
  await runCommand('tar', ['-C', system, '--exclude=./var/cache/apt/*', '-cf', archive, '.']);
  await show(['import', archive, debian]);
}

/** Adds Node.js and npm, and what the commands of compose.yaml expect, by debian.Dockerfile. */
async function addPrograms(folder: string, names: string[]): Promise<void> {
  const context = join(folder, 'programs');
  // npm sets it for its scripts.
  const npm = resolve(process.env.npm_execpath ?? '', '../..');
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(context, 'ca-certificates.crt'));
  cpSync(process.execPath, join(context, 'node'));
  cpSync(npm, join(context, 'npm'), { recursive: true });
  const tags = names.flatMap((name) => ['-t', name]);
  await show(['build', '-f', join(root, 'e2e/container/debian.Dockerfile'), ...tags, context]);
}
