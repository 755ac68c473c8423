import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { readImage } from '../../deploy/image.fixture.ts';
import { root, runCommand } from '../../scripts/process.ts';
import { installPackage } from '../../scripts/programs.ts';
import { run, show } from './engine.ts';

/** The base image of debian.Dockerfile. */
const debian = 'medireleve-test-debian';

const image = z.object({ image: z.string() });
const composeFile = z.object({ services: z.object({ nginx: image, valkey: image }) });

/** The images that the Dockerfile and compose.yaml start from, by their digests. */
function baseImages(): string[] {
  const { services } = composeFile.parse(
    parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }),
  );
  const [node = ''] = readImage().bases.map(String);
  return [node, services.nginx.image, services.valkey.image];
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
  for (const file of ['Dockerfile', 'compose.yaml'].map((name) => join(project, name))) {
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
  const packages = 'ca-certificates,libstdc++6,nginx-light,redis-server';
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
