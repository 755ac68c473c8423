/*
 * The end of `npm run build`: puts what Next.js leaves to others into the folder that runs without
 * the project, `.next/standalone`. Where there is none, as on Vercel, there is nothing to do.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

/**
 * Next.js writes the configuration of the build into `server.js`. Which hosts it may ask for pictures is
 * read when the server starts, as all else is; lib/config.ts then checks it.
 */
const before = 'process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = ';
const readHosts = `require('@next/env').loadEnvConfig(dir)
const hosts = (process.env.PICTURE_HOSTS ?? '').toLowerCase().split(',').map((host) => host.trim())
nextConfig.images.remotePatterns = hosts.filter(Boolean).map((hostname) => (
  { protocol: 'https', hostname, port: '', pathname: '/**', search: '' }
))

`;

const folder = join(root, '.next', 'standalone');

if (existsSync(folder)) {
  for (const files of ['public', join('.next', 'static')]) {
    cpSync(join(root, files), join(folder, files), { recursive: true });
  }
  const server = join(folder, 'server.js');
  const [start, end, ...others] = readFileSync(server, 'utf8').split(before);
  if (end === undefined || others.length > 0) throw new Error(`${server} is not as it used to be.`);
  writeFileSync(server, `${start}${readHosts}${before}${end}`);
}
