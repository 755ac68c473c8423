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

/**
 * Which of the oldest browsers lack an interface of the web platform or an object of the language, or a member of it, as
 * MDN knows it: `safari 16.4`. None when MDN does not know it.
 *
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
