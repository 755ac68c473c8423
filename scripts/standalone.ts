/*
 * The end of `npm run build`: puts what Next.js leaves to others into the folder that runs without
 * the project, `.next/standalone`. Where there is none, as on Vercel, there is nothing to do.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/** Where the configuration is given to Next.js. */
const before = 'process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = ';
/**
 * Next.js writes the configuration of the build into `server.js`. Which hosts it may ask for pictures is
 * read when the server starts, as all else is; lib/config.ts then checks it.
 */
const readHosts = `require('@next/env').loadEnvConfig(dir)
const hosts = (process.env.PICTURE_HOSTS ?? '').toLowerCase().split(',').map((host) => host.trim())
nextConfig.images.remotePatterns = hosts.filter(Boolean).map((hostname) => (
  { protocol: 'https', hostname, port: '', pathname: '/**', search: '' }
))

`;

/**
 * What next.config.ts does for `npm start`, which is not read here. A Node.js that is too old for it is
 * told so by instrumentation.ts.
 */
const complete = `if (process.features.typescript) {
  const { giveUp } = await import('./lib/give-up.ts')
  const { completeAnswers } = await import('./lib/policy/complete-answers.ts').catch(giveUp)
  completeAnswers()
}

`;

const folder = join(root, '.next', 'standalone');

if (existsSync(folder)) {
  for (const files of ['public', join('.next', 'static')]) {
    cpSync(join(root, files), join(folder, files), { recursive: true });
  }
  const isOurs = (path: string) => !path.endsWith('.test.ts');
  cpSync(join(root, 'lib', 'policy'), join(folder, 'lib', 'policy'), {
    recursive: true,
    filter: isOurs,
  });
  cpSync(join(root, 'lib', 'give-up.ts'), join(folder, 'lib', 'give-up.ts'));
  const server = join(folder, 'server.js');
  const [start, end, ...others] = readFileSync(server, 'utf8').split(before);
  if (end === undefined || others.length > 0) throw new Error(`${server} is not as it used to be.`);
  writeFileSync(server, `${start}${readHosts}${complete}${before}${end}`);
}
