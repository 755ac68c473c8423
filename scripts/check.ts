/* `npm run check`: lint and format, types, unused code, the checks of tools/lint. All of them run, even if one fails. */
import { runNode } from './process.ts';
import { siteEnvironment } from './site.ts';

// Generating the types of the routes and looking for unused code both load next.config.ts.
const env = siteEnvironment('http://127.0.0.1:4100', 'http://127.0.0.1:3000');

// In parallel: most of them use one core.
const codes = await Promise.all([
  runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  checkTypes(),
  runNode(['node_modules/knip/bin/knip.js'], env),
  runNode(['tools/lint/main.ts']),
]);
process.exit(codes.every((code) => code === 0) ? 0 : 1);

async function checkTypes(): Promise<number> {
  const typegen = await runNode(['node_modules/next/dist/bin/next', 'typegen'], env);
  return typegen + (await runNode(['node_modules/typescript/bin/tsc', '--noEmit']));
}
