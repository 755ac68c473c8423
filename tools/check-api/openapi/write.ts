/*
 * Renews the schemas of docs/api.openapi.json from those of the site; its other parts are written by hand:
 * `node --import ./scripts/site-modules.ts tools/check-api/openapi/write.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from '../../../scripts/process.ts';
import { configureSite } from '../options.ts';

const file = join(root, 'docs/api.openapi.json');

configureSite('https://api.example.org');
const { jsonSchemas } = await import('./schemas.ts');
const document: object = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(file, JSON.stringify({ ...document, components: { schemas: jsonSchemas() } }));
const biome = 'node_modules/@biomejs/biome/bin/biome';
process.exitCode = await runNode([biome, 'format', '--write', file]);
