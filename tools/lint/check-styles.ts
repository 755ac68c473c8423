import { dirname, join } from 'node:path';
import { type Checked, readSources, type Source } from './sources.ts';

type ClassProblem = { file: string; problem: string };

/** A class of a CSS module that a file uses; `null` when it computes the name, which may be any. */
type Use = { file: string; module: string; name: string | null };

/** Checks that CSS modules have the classes that components use, and no others. */
export function checkStyles(): Checked {
  const files = readSources('{app,components}/**/*.{ts,tsx,module.css}');
  const problems = findClassProblems(files);
  return {
    what: `the classes of ${files.length} files`,
    problems: problems.map(({ file, problem }) => `${file}: ${problem}.`),
  };
}

/**
 * Compares the classes of CSS modules with those that components use. TypeScript knows no class of a CSS module: one
 * that is misspelled is `undefined`, and the element has no style.
 */
export function findClassProblems(files: readonly Source[]): ClassProblem[] {
  const modules = new Map(
    files
      .filter(([path]) => path.endsWith('.module.css'))
      .map(([path, css]) => [path, new Set(classesOf(css))]),
  );
  const uses = files.flatMap(usesOf);
  return [
    ...uses
      .filter(({ module, name }) => name !== null && !modules.get(module)?.has(name))
      .map(({ file, module, name }) => ({ file, problem: `${module} has no class ${name}` })),
    ...[...modules].flatMap(([file, classes]) =>
      unusedOf(
        classes,
        uses.filter(({ module }) => module === file),
      ).map((name) => ({ file, problem: `no component uses the class ${name}` })),
    ),
  ];
}

function unusedOf(classes: Set<string>, uses: Use[]): string[] {
  const used = new Set(uses.map(({ name }) => name));
  return used.has(null) ? [] : [...classes].filter((name) => !used.has(name));
}

/** The classes in the selectors of a CSS module, without those in `:global(…)`, which are not its own. */
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
    // Not in the path of an import.
    const names = code.matchAll(new RegExp(`(?<![\\w/.-])${styles}(?:\\.(\\w+)|\\[)`, 'g'));
    return Array.from(names, ([, name = null]) => ({ file, module, name }));
  });
}
