import { dirname, join } from 'node:path';
import { type Checked, readSources, type Source } from './sources.ts';

const sources = '{app,components}/**/*.{ts,tsx,module.css}';

/** A class of a CSS module that a file uses; `null` when it computes the name, which may be any. */
type Use = { file: string; module: string; name: string | null };

/**
 * Checks that CSS modules have the classes that components use, and no others. TypeScript does not know the classes of
 * a CSS module: a misspelled one is `undefined`, and the element has no style.
 */
export function checkStyles(files = readSources(sources)): Checked {
  const sheets = files.filter(([path]) => path.endsWith('.module.css'));
  const modules = new Map(sheets.map(([path, css]) => [path, new Set(classesOf(css))]));
  const uses = files.flatMap(usesOf);
  const unknown = uses.filter(({ module, name }) => name && !modules.get(module)?.has(name));
  const unused = [...modules].flatMap(([file, classes]) => {
    const used = new Set(uses.flatMap(({ module, name }) => (module === file ? [name] : [])));
    const names = used.has(null) ? [] : [...classes].filter((name) => !used.has(name));
    return names.map((name) => `${file}: no component uses the class ${name}.`);
  });
  const missing = unknown.map(
    ({ file, module, name }) => `${file}: ${module} has no class ${name}.`,
  );
  return { what: `the classes of ${files.length} files`, problems: [...missing, ...unused] };
}

/** The classes in the selectors of a CSS module, without those in `:global(…)`. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '').matchAll(/([^{};]+)\{/g);
  return Array.from(selectors).flatMap(([, selector = '']) =>
    Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name),
  );
}

function usesOf([file, code]: Source): Use[] {
  const imports = code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return Array.from(imports).flatMap(([, styles = '', specifier = '']) => {
    const module = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
    // The path of an import is not a use.
    const names = code.matchAll(new RegExp(`(?<![\\w/.-])${styles}(?:\\.(\\w+)|\\[)`, 'g'));
    return Array.from(names, ([, name = null]) => ({ file, module, name }));
  });
}
