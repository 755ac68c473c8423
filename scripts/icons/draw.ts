/*
 * `node_modules/.bin/node scripts/icons/draw.ts map-pin x`: adds icons of Lucide to
 * components/ui/icons/icons.ts, and updates those in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oneLine } from './one-line.ts';

const file = new URL('../../components/ui/icons/icons.ts', import.meta.url);
const present = readFileSync(file, 'utf8');
const names = new Set([...drawn(present), ...process.argv.slice(2)]);

const lines: string[] = [];
for (const name of [...names].sort()) {
  const lucide: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  const line = oneLine(renderToStaticMarkup(createElement(lucide.default)));
  lines.push(formatted(`export const ${pascalCase(name)}Icon = `, line));
}
const head = present.slice(0, present.indexOf('export const'));
writeFileSync(file, `${head}${lines.join('\n')}\n`);
console.log(`${names.size} drawn.`);

/** Formats the source as Biome does. */
function formatted(start: string, line: string): string {
  const short = `${start}/* @__PURE__ */ icon('${line}');`;
  return short.length <= 100 ? short : `${start}/* @__PURE__ */ icon(\n  '${line}',\n);`;
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
