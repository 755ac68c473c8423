import { readFileSync } from 'node:fs';
import { setTraps } from './in-browser.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

// The style sheets of the site, without their generated class names.
const tokens = read('app/tokens.css');
const richText = read('components/rich-text/rich-text.module.css').replace(
  /:global\((.*?)\)/g,
  '$1',
);

const page = `
  * { box-sizing: border-box; margin: 0; }
  body { font: 16px/1.5 sans-serif; }
  header, footer { height: 40px; background: #cde; }
  html { overflow-y: scroll; }
  .columns { display: grid; grid-template-columns: 150px minmax(0, 1fr); align-items: start; }
  img { display: block; }
`;

/** Sanitized by `safeBody`, in the style of the site; or unsanitized and unstyled. */
export type BodyKind = 'sanitised' | 'raw';

/** A page around the body of a post, with stand-ins for what surrounds it on the site. */
export function pageAround(body: string, kind: BodyKind): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Article</title>
<style>${kind === 'sanitised' ? tokens + richText : ''}${page}</style><script>(${setTraps})()</script></head><body>
<header id="header"><a href="/">Accueil</a></header>
<div class="columns"><aside id="aside"><p>À lire aussi</p></aside>
<main id="contenu"><h1 id="title">Titre</h1><article id="article"><div class="richText">${body}</div>
</article></main></div>
<footer id="footer"><a href="/mentions-legales">Mentions légales</a></footer></body></html>`;
}
