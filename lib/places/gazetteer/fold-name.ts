import { fold } from '../../french/text.ts';

/** A name as names are compared, without case, accents and ligatures: « L’Haÿ-les-Roses » is « l hay les roses ». */
export function foldName(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** {@link foldName} for many names, several times faster than one by one. */
export function foldNames(names: readonly string[]): string[] {
  return fold(names.join('\n'))
    .replace(/[^a-z0-9\n]+/g, ' ')
    .split('\n')
    .map((name) => name.trim());
}

const article = /^(?:le|la|les|l|aux|las|los) (?=.)/;

/** A folded name without its article: « crotoy » for « le crotoy ». Itself when it has none. */
export function withoutArticle(foldedName: string): string {
  return foldedName.replace(article, '');
}

/** The slug of a name, before the number of the department that a commune adds: « l-hay-les-roses ». */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-');
}
