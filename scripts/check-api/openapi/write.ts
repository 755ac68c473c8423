/*
 * Writes docs/api.openapi.json from the schemas of the site:
 * `node --import ./scripts/site-modules.ts scripts/check-api/openapi/write.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from '../../process.ts';
import { configureSite } from '../configure-site.ts';

const file = join(root, 'docs/api.openapi.json');

configureSite('https://api.example.org');
const { openApiDocument } = await import('./document.ts');
writeFileSync(file, JSON.stringify(openApiDocument()));
process.exitCode = await runNode([
  'node_modules/@biomejs/biome/bin/biome',
  'format',
  '--write',
  file,
]);
