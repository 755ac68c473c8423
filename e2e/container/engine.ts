import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** The image, and the project of Compose: not those of someone who runs compose.yaml here. */
export const testName = 'medireleve-test';

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** The program that runs containers on this machine and has Compose: Docker, or else Podman. */
export function findEngine(): string | undefined {
  return ['docker', 'podman'].find(
    (engine) => succeeds(engine, 'ps') && succeeds(engine, 'compose', 'version'),
  );
}

/** The engine found by `findEngine`; main.ts sets it. */
const engine = process.env.CONTAINER_ENGINE ?? 'docker';

const execute = (args: string[]) => promisify(execFile)(engine, args, { maxBuffer: 100_000_000 });

/** Runs a command of the engine. Returns what it prints. @throws if it fails, with its errors. */
export const run = async (...args: string[]) => (await execute(args)).stdout.trim();

/** The lines of JSON in the log of a container: the site and nginx write little else. */
export async function logOf(id: string): Promise<Record<string, unknown>[]> {
  const { stdout, stderr } = await execute(['logs', id]);
  const lines = `${stdout}\n${stderr}`.split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

/** Runs a command of the engine that takes long, and shows what it prints. @throws if it fails. */
export async function show(
  args: string[],
  cwd?: string,
  environment: Record<string, string> = {},
): Promise<void> {
  // Podman leaves out the health check of an image in its default format.
  const env = { ...process.env, BUILDAH_FORMAT: 'docker', ...environment };
  const child = spawn(engine, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${engine} ${args.join(' ')} failed.`);
}

/** Runs a command of Compose in a copy of the project. @throws if it fails. */
export async function compose(folder: string, ...args: string[]): Promise<void> {
  await show(['compose', '-p', testName, ...args], folder, { MEDIRELEVE_IMAGE: testName });
}

/** The ids of the running containers of a service of compose.yaml, or of another project. */
export async function containersOf(service: string, project = testName): Promise<string[]> {
  const labels = { project, service };
  const filters = Object.entries(labels).flatMap(([name, value]) => [
    '--filter',
    `label=com.docker.compose.${name}=${value}`,
  ]);
  return (await run('ps', '-q', ...filters)).split('\n').filter(Boolean);
}

/** A property of a container or an image, by a template of Go: `{{.State.Health.Status}}`. */
export const inspect = (name: string, template: string) => run('inspect', '-f', template, name);
