import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compatData, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import browsers from 'next/dist/shared/lib/modern-browserslist-target.js';
import {
  parseSync,
  type Span,
  type TSInterfaceDeclaration,
  type TSSignature,
  type VariableDeclaration,
} from 'oxc-parser';
import { root } from '../../scripts/process.ts';

/** `16.4` of « ≤16.4 ». No browser has a minor version above 9. */
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** The oldest browsers that Next.js compiles for. To MDN, Safari on iOS is another browser. */
const safari = browsers.find((browser) => browser.startsWith('safari')) ?? '';
const oldest = [...browsers, safari.replace(' ', '_ios ')].map((browser) => {
  const [name, version = ''] = browser.split(' ');
  return { name: name as BrowserName, version: numberOf(version) };
});

/** What MDN describes under a name: an interface of the web platform, an object of the language. */
const described = (name: string) =>
  [own(compatData.api, name), own(compatData.javascript.builtins, name)] as const;

function own(all: Identifier | undefined, name: string): Identifier | undefined {
  return all && Object.hasOwn(all, name) ? all[name] : undefined;
}

/**
 * Whether, by MDN's data, one of the oldest browsers lacks an interface of the web platform or an object of the language,
 * or a member of it. `false` when MDN does not describe it.
 * @param isStatic whether the member is one of the interface itself.
 */
export function isLacking(owner: string, member?: string, isStatic = false): boolean {
  const [ofPlatform, ofLanguage] = described(owner);
  const found =
    member === undefined
      ? [ofPlatform, ofLanguage]
      : [own(ofPlatform, isStatic ? `${member}_static` : member), own(ofLanguage, member)];
  return found.some((each) => each?.__compat && !isSupported(each.__compat));
}

function isSupported({ support }: CompatStatement): boolean {
  return oldest.every(({ name, version }) =>
    [support[name] ?? []].flat().some((statement) => isSupporting(statement, version)),
  );
}

/** A partial support counts: it lacks a detail, or its notes say so. */
function isSupporting(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || typeof added !== 'string' || added === 'preview') return false;
  const isRemoved = typeof removed === 'string' && numberOf(removed) <= version;
  return numberOf(added) <= version && !isRemoved;
}

/** The libraries of tsconfig.json: type-checking the whole project refuses what is newer than they are. */
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
    // The modules that they import for types alone do not run in browsers.
    const isOther = (file: string) => /\.tsx?$/.test(file) && !modules.includes(file);
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
 * the oldest browsers lacks.
 */
export function declarationsOfOldest(text: string): string {
  const { body } = parseSync('lib.d.ts', text).program;
  const interfaces = body.filter((each) => each.type === 'TSInterfaceDeclaration');
  // MDN lists the members of a mixin with the interfaces that extend it.
  const describedOf = (name: string) =>
    described(name).some(Boolean)
      ? [name]
      : interfaces.filter((each) => isExtending(each, name)).map(({ id }) => id.name);
  const cut = body.flatMap((statement): Span[] => {
    if (statement.type === 'TSInterfaceDeclaration') {
      const { name } = statement.id;
      // Code that has an object of such an interface may use all of it.
      if (isLacking(name)) return [];
      // The members of a constructor are static; MDN lists those of all iterators with `Iterator` of the language.
      const owner = name.replace(/(?<=.)(?:Constructor|Object)$/, '').replace(/^Readonly/, '');
      return lackingMembers(statement.body.body, describedOf(owner));
    }
    if (statement.type === 'VariableDeclaration') return lackingVariable(statement);
    const isFunction = statement.type === 'TSDeclareFunction' && statement.id;
    return isFunction && isLacking('Window', isFunction.name) ? [statement] : [];
  });
  const starts = [0, ...cut.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, cut[index]?.start)).join('');
}

function isExtending({ extends: extended }: TSInterfaceDeclaration, name: string): boolean {
  return extended.some(
    ({ expression }) => expression.type === 'Identifier' && expression.name === name,
  );
}

/** The whole declaration of a global, or the static members that are lacking. */
function lackingVariable(declaration: VariableDeclaration): Span[] {
  const [declared] = declaration.declarations;
  if (declared?.id.type !== 'Identifier') return [];
  const { name, typeAnnotation } = declared.id;
  if (isLacking(name) || isLacking('Window', name)) return [declaration];
  const type = typeAnnotation?.typeAnnotation;
  return type?.type === 'TSTypeLiteral' ? lackingMembers(type.members, [name], true) : [];
}

function lackingMembers(members: TSSignature[], owners: string[], isStatic = false): Span[] {
  return members.filter((member) => {
    const isNamed = member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature';
    if (!isNamed || member.key.type !== 'Identifier') return false;
    const { name } = member.key;
    return owners.some((owner) => isLacking(owner, name, isStatic));
  });
}
