/*
 * `node_modules/.bin/node scripts/icons/draw.ts map-pin x`: draws icons of Lucide into
 * components/ui/icons; without a name, those that are there again.
 */
import { globSync, writeFileSync } from 'node:fs';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oneLine } from './one-line.ts';

const folder = new URL('../../components/ui/icons/', import.meta.url);
const named = process.argv.slice(2);
const names = named.length > 0 ? named : drawn();

for (const name of names) {
  const lucide: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  const line = oneLine(renderToStaticMarkup(createElement(lucide.default)));
  writeFileSync(
    new URL(`${name}.ts`, folder),
    `import { icon } from '../icon';

/** Lucide’s \`${name}\`, drawn by scripts/icons/draw.ts. */
export default ${formatted(line)};
`,
  );
}
console.log(`${names.length} drawn.`);

/** As Biome wants it. */
function formatted(line: string): string {
  const short = `icon('${line}')`;
  return short.length <= 84 ? short : `icon(\n  '${line}',\n)`;
}

/** The names of those that are there. */
function drawn(): string[] {
  return globSync('*.ts', { cwd: folder }).map((file) => file.slice(0, -'.ts'.length));
}
