import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import compatData, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import browsers from 'next/dist/shared/lib/modern-browserslist-target.js';
import { parseSync, type Span, type TSSignature, Visitor } from 'oxc-parser';
import { root, startNode } from '../../scripts/process.ts';

/** `16.4` of « ≤16.4 ». No browser has a minor version above 9. */
const numberOf = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** The oldest browsers that Next.js compiles for. */
const safari = browsers.find((browser) => browser.startsWith('safari')) ?? '';
const oldest = [...browsers, safari.replace(' ', '_ios ')].map((browser) => {
  const [name, version = ''] = browser.split(' ');
  return { browser: name as BrowserName, version: numberOf(version), title: browser };
});

/**
 * Which of the oldest browsers lack an interface of the web platform or an object of the language, or a member of it,
 * as MDN knows it: `safari 16.4`. None when MDN does not know it.
 * @param isStatic whether the member is one of the interface itself.
 */
export function lackedBy(owner: string, member?: string, isStatic = false): string[] {
  const { api, javascript } = compatData;
  const ofPlatform = own(api, owner);
  const ofLanguage = own(javascript.builtins, owner);
  const found =
    member === undefined
      ? [ofPlatform, ofLanguage]
      : [own(ofPlatform, isStatic ? `${member}_static` : member), own(ofLanguage, member)];
  return found.flatMap((known) => (known?.__compat ? lacking(known.__compat) : []));
}

/** Whether MDN describes an interface of the web platform, or an object of the language. */
export function isKnown(owner: string): boolean {
  const { api, javascript } = compatData;
  return (own(api, owner) ?? own(javascript.builtins, owner)) !== undefined;
}

function own(all: Identifier | undefined, name: string): Identifier | undefined {
  return all && Object.hasOwn(all, name) ? all[name] : undefined;
}

function lacking({ support }: CompatStatement): string[] {
  return oldest
    .filter(({ browser, version }) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some((statement) => isSupporting(statement, version));
    })
    .map(({ title }) => title);
}

/** A partial support counts: what it lacks is a detail, or its notes say so. */
function isSupporting(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || typeof added !== 'string' || added === 'preview') return false;
  return (
    numberOf(added) <= version && !(typeof removed === 'string' && numberOf(removed) <= version)
  );
}

/** Those of tsconfig.json: type-checking the whole project refuses what is newer than them. */
const libs = /lib\.(?:es5|es20(?:1\d|2[0-3])\.\w.*|decorators.*|dom.*)\.d\.ts$/;

/**
 * Type-checks modules with the declarations of the oldest browsers that Next.js compiles for. Returns a message of
 * TypeScript for each use of what one of them lacks, unless the code looks whether it is there.
 */
export async function findNewer(modules: string[]): Promise<string[]> {
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
        paths: { '@/*': [join(root, '*')] },
        types: ['next', 'next/image-types/global', 'google.maps'],
        typeRoots: [join(packages, '@types'), packages],
      },
      include: [],
      files: [lib, ...modules.map((file) => join(root, file))],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const args = [join(packages, 'typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
    const { stdout } = startNode(args, {}, ['ignore', 'pipe', 'inherit']);
    const lines = (stdout ? await text(stdout) : '').split('\n').filter((line) => /^\S/.test(line));
    // What they import for types alone is not for browsers.
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
  const mixins = findMixins(texts.join('\n'));
  return texts.map((declarations) => declarationsOfOldest(declarations, mixins)).join('\n');
}

/**
 * The declarations of a library of TypeScript (`lib.dom.d.ts`) that hold in the oldest browsers too: without the
 * members and the globals that one of them lacks.
 * @param mixins by the name of an interface, those that extend it: MDN lists what a mixin has with them.
 */
export function declarationsOfOldest(text: string, mixins: Map<string, string[]>): string {
  const cut: Span[] = [];
  const isLacking = (owner: string, member: string, isStatic: boolean) =>
    (isKnown(owner) ? [owner] : (mixins.get(owner) ?? [])).some(
      (name) => lackedBy(name, member, isStatic).length > 0,
    );

  function cutMembers(owner: string, members: TSSignature[], isStatic = false): void {
    for (const member of members) {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
      if (member.key.type !== 'Identifier') continue;
      if (isLacking(owner, member.key.name, isStatic)) cut.push(member);
    }
  }

  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      // Code that has got hold of one has it: it may use all of it.
      if (lackedBy(id.name).length > 0) return;
      // What a constructor has is static; what iterators inherit is `Iterator.prototype` in the language.
      const owner = id.name.replace(/(?<=.)(?:Constructor|Object)$/, '').replace(/^Readonly/, '');
      cutMembers(owner, body.body);
    },
    VariableDeclaration(declaration) {
      const [declared] = declaration.declarations;
      if (declared?.id.type !== 'Identifier') return;
      const { name, typeAnnotation } = declared.id;
      const type = typeAnnotation?.typeAnnotation;
      if (lackedBy(name).length > 0 || lackedBy('Window', name).length > 0) cut.push(declaration);
      else if (type?.type === 'TSTypeLiteral') cutMembers(name, type.members, true);
    },
    TSDeclareFunction(declared) {
      if (declared.id && lackedBy('Window', declared.id.name).length > 0) cut.push(declared);
    },
  }).visit(parseSync('lib.d.ts', text).program);

  cut.sort((one, other) => one.start - other.start);
  const starts = [0, ...cut.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, cut[index]?.start)).join('');
}

/** By the name of each interface of a library, those that extend it. */
export function findMixins(text: string): Map<string, string[]> {
  const mixins = new Map<string, string[]>();
  new Visitor({
    TSInterfaceDeclaration({ id, extends: extended }) {
      for (const { expression } of extended) {
        if (expression.type !== 'Identifier') continue;
        mixins.set(expression.name, [...(mixins.get(expression.name) ?? []), id.name]);
      }
    },
  }).visit(parseSync('lib.d.ts', text).program);
  return mixins;
}
