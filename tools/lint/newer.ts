import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compatData, {
  type BrowserName,
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import browsers from 'next/dist/shared/lib/modern-browserslist-target.js';
import { root } from '../../scripts/process.ts';

/** `16.4` of « ≤16.4 ». No browser has a minor version above 9. */
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** The oldest browsers that Next.js compiles for. To MDN, Safari on iOS is another browser. */
const safari = browsers.find((browser) => browser.startsWith('safari')) ?? '';
const oldest = [...browsers, safari.replace(' ', '_ios ')].map((browser) => {
  const [name, version = ''] = browser.split(' ');
  return { name: name as BrowserName, version: numberOf(version) };
});

/**
 * The interfaces of the web platform, the objects of the language and their members that, by MDN's data, one of the
 * oldest browsers lacks: `Highlight`, `Element.checkVisibility`; `AbortSignal.any_static` is a member of the interface.
 */
export const lacking = new Set<string>();
const described = new Set<string>();
for (const owners of [compatData.api, compatData.javascript.builtins ?? {}]) {
  for (const owner of Object.keys(owners)) {
    described.add(owner);
    const { __compat, ...members } = owners[owner] ?? {};
    if (isLacking(__compat)) lacking.add(owner);
    for (const member of Object.keys(members)) {
      if (isLacking(owners[owner]?.[member]?.__compat)) lacking.add(`${owner}.${member}`);
    }
  }
}

function isLacking(compat: CompatStatement | undefined): boolean {
  const isMissing = ({ name, version }: (typeof oldest)[number]) =>
    ![compat?.support[name] ?? []].flat().some((each) => isSupporting(each, version));
  return compat !== undefined && oldest.some(isMissing);
}

/** A partial support counts: it lacks a detail, or its notes say so. */
function isSupporting(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || typeof added !== 'string' || added === 'preview') return false;
  const isRemoved = typeof removed === 'string' && numberOf(removed) <= version;
  return numberOf(added) <= version && !isRemoved;
}

/** The libraries that browsers may have; tsconfig.json has those of Node.js, which are newer. */
const libs = /lib\.(?:es5|es20(?:1\d|2[0-3])\.\w.*|decorators.*|dom.*)\.d\.ts$/;

/**
 * Type-checks modules with the declarations of the oldest browsers that Next.js compiles for. Returns a message of
 * TypeScript for each use of something that one of them lacks, unless the code looks whether it is there.
 */
export function findNewer(modules: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-check-'));
  try {
    const lib = join(folder, 'lib.d.ts');
    writeFileSync(lib, oldestLib());
    const packages = join(root, 'node_modules');
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noLib: true,
        lib: null,
        incremental: false,
        noUnusedLocals: false,
        types: ['next', 'next/image-types/global', 'google.maps'],
        typeRoots: [join(packages, '@types'), packages],
      },
      include: [],
      files: [lib, ...modules.map((file) => join(root, file))],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const args = [join(packages, 'typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => /^\S/.test(line));
    // The modules that they import for types alone do not run in browsers. An error in `lib` is one of ours.
    const isOther = (file: string) =>
      /\.tsx?$/.test(file) && !modules.includes(file) && !file.endsWith('/lib.d.ts');
    return lines.filter((line) => !isOther(line.split('(')[0] ?? ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function oldestLib(): string {
  const files = globSync('node_modules/@typescript/typescript-*/lib/lib.*.d.ts', { cwd: root });
  const texts = files
    .filter((file) => libs.test(file) && !file.includes('.full.'))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\/\/\/.*$/gm, ''));
  return declarationsOfOldest(texts.join('\n'));
}

/**
 * Returns the declarations of a library of TypeScript (`lib.dom.d.ts`) without the members and the globals that one of
 * the oldest browsers lacks. A declaration begins at the start of a line, a member after four spaces.
 */
export function declarationsOfOldest(text: string): string {
  const extensions = [...text.matchAll(/^(?:declare )?interface (\w+).* extends (.*) \{/gm)];
  // MDN lists the members of a mixin with the interfaces that extend it.
  const describedOf = (owner: string) =>
    described.has(owner)
      ? [owner]
      : extensions.flatMap(([, name = '', extended = '']) =>
          extended.split(/\W+/).includes(owner) ? [name] : [],
        );
  const declarations = text.split(/\n(?=[^\s}])/).map((declaration) => {
    const head = /^(?:declare )?(interface|var|function) (\w+)/.exec(declaration);
    const [, kind, name = ''] = head ?? [];
    if (kind === 'interface') {
      // Code that has an object of such an interface may use all of it.
      if (lacking.has(name)) return declaration;
      // The members of a constructor are static; MDN lists those of all iterators with `Iterator` of the language.
      const owner = name.replace(/(?<=.)(?:Constructor|Object)$/, '').replace(/^Readonly/, '');
      return cutMembers(declaration, describedOf(owner));
    }
    if (lacking.has(name) || lacking.has(`Window.${name}`)) return '';
    return kind === 'var' ? cutMembers(declaration, [name], '_static') : declaration;
  });
  return declarations.join('\n');
}

function cutMembers(declaration: string, owners: string[], suffix = ''): string {
  const members = declaration.split(/\n(?= {4}[^\s}]|\})/).filter((member) => {
    const [, name] = /^ {4}(?:readonly |get |set )?(\w+)\??[(<:]/.exec(member) ?? [];
    return !owners.some((owner) => lacking.has(`${owner}.${name}${suffix}`));
  });
  return members.join('\n');
}
