/*
 * The end of `npm run build`: puts what Next.js leaves to others into the folder that runs without
 * the project, `.next/standalone`. Where there is none, as on Vercel, there is nothing to do.
 */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.ts';

const folder = join(root, '.next', 'standalone');

if (existsSync(folder)) {
  for (const files of ['public', join('.next', 'static')]) {
    cpSync(join(root, files), join(folder, files), { recursive: true });
  }
}
