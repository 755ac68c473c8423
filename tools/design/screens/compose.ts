import { readFileSync } from 'node:fs';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The document of a screen: its page in the shell, with icons and drawings inserted. */
export async function composePage(name: string): Promise<string> {
  const html = read('./shell.html')
    .replaceAll('SCREEN', name)
    .replace('<!-- page -->', read(`./pages/${name}.html`));
  return placeIcons(placeDrawings(html));
}

/** Drawings may contain others: the portraits are part of the scene of the video. */
function placeDrawings(html: string): string {
  return html.replace(/<app-drawing name="([\w-]+)"><\/app-drawing>/g, (_, name: string) =>
    placeDrawings(read(`./drawings/${name}.svg`)),
  );
}

async function placeIcons(html: string): Promise<string> {
  const place = /<app-icon name="([\w-]+)"><\/app-icon>/g;
  const icons = new Map<string, string>();
  for (const [, name = ''] of html.matchAll(place)) {
    if (!icons.has(name)) icons.set(name, await drawIcon(name));
  }
  return html.replace(place, (_, name: string) => icons.get(name) ?? '');
}

async function drawIcon(name: string): Promise<string> {
  const icon: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  return renderToStaticMarkup(createElement(icon.default, { className: 'icon' }));
}
