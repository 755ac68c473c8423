import compatData, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import browsers from 'next/dist/shared/lib/modern-browserslist-target.js';

/** The oldest browsers that Next.js compiles for. */
const oldest = [
  ...browsers,
  browsers.find((browser) => browser.startsWith('safari'))?.replace(' ', '_ios '),
]
  .flatMap((browser) => browser ?? [])
  .map((browser) => {
    const [name, version = ''] = browser.split(' ');
    return { name: name as BrowserName, version: numbers(version) };
  });

const { api, javascript } = compatData;

/**
 * Which of the oldest browsers lack a member of an interface, a static member of it, or (without a member) the interface
 * itself, as MDN knows it: `safari 16.4`. None when MDN does not know it.
 */
export function lackedBy(owner: string, member?: string): string[] {
  return interfacesOf(owner)
    .flatMap((known) => (member === undefined ? known : membersOf(known, member)))
    .flatMap(({ __compat }) => (__compat ? lacking(__compat) : []));
}

/** Whether MDN describes an interface of the web platform, or an object of the language. */
export function isKnown(owner: string): boolean {
  return interfacesOf(owner).length > 0;
}

function membersOf(owner: Identifier, name: string): Identifier[] {
  return [name, `${name}_static`].flatMap((key) =>
    Object.hasOwn(owner, key) ? (owner[key] ?? []) : [],
  );
}

/** What MDN knows of an interface of the web platform, of an object of the language, or of both. */
function interfacesOf(owner: string): Identifier[] {
  return [api, javascript.builtins ?? {}].flatMap((all) =>
    Object.hasOwn(all, owner) ? (all[owner] ?? []) : [],
  );
}

function lacking({ support }: CompatStatement): string[] {
  return oldest
    .filter(({ name, version }) => {
      const statements = [support[name] ?? []].flat();
      return !statements.some((statement) => isSupporting(statement, version));
    })
    .map(({ name, version }) => `${name} ${version.join('.')}`);
}

/** A partial support counts: what it lacks is a detail, or its notes say so. */
function isSupporting(statement: SimpleSupportStatement, version: number[]): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || typeof added !== 'string' || added === 'preview') return false;
  if (compare(numbers(added), version) > 0) return false;
  return typeof removed !== 'string' || compare(numbers(removed), version) > 0;
}

function compare(
  [major = 0, minor = 0]: number[],
  [otherMajor = 0, otherMinor = 0]: number[],
): number {
  return major - otherMajor || minor - otherMinor;
}

function numbers(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}
