/*
 * `node_modules/.bin/node tools/icons/draw.ts map-pin x`: adds icons of Lucide to
 * components/ui/icons/icons.ts, and updates those in it and in leaf-icons.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root, runNode } from '../../scripts/process.ts';
import { oneLine } from './one-line.ts';

await draw('components/ui/icons/leaf-icons.ts', []);
await draw('components/ui/icons/icons.ts', process.argv.slice(2));

async function draw(module: string, added: string[]): Promise<void> {
  const file = join(root, module);
  const present = readFileSync(file, 'utf8');
  const names = new Set([...drawn(present), ...added]);
  const lines: string[] = [];
  for (const name of [...names].sort()) {
    const lucide: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
    const line = oneLine(renderToStaticMarkup(createElement(lucide.default)));
    lines.push(`export const ${pascalCase(name)}Icon = /* @__PURE__ */ icon('${line}');\n`);
  }
  const head = present.slice(0, present.indexOf('export const'));
  writeFileSync(file, head + lines.join(''));
  await runNode(['node_modules/@biomejs/biome/bin/biome', 'format', '--write', module]);
}

/** Lucide's names of the icons in a module: `Share2Icon` is its `share-2`. */
function drawn(module: string): string[] {
  return [...module.matchAll(/^export const (\w+)Icon/gm)].map(([, name = '']) =>
    name.replace(/(?<=.)(?=[A-Z0-9])/g, '-').toLowerCase(),
  );
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
